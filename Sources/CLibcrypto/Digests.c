// The functions that work on plain structures are deprecated for those of contexts on the heap, which a Swift value and
// CommonCrypto's structures can't hold.
#define OPENSSL_SUPPRESS_DEPRECATED
#include "CLibcrypto.h"
#include "Names.h"
#include <openssl/evp.h>
#include <openssl/md4.h>
#include <openssl/md5.h>
#include <openssl/rand.h>
#include <openssl/sha.h>

_Static_assert(sizeof(SHA512_CTX) <= CryptoDigestStateSize, "the largest state");

const EVP_MD *CryptoDigestAlgorithm(CryptoDigest digest) {
    switch (digest) {
    case 0: return EVP_md4();
    case 1: return EVP_md5();
    case 2: return EVP_sha1();
    case 3: return EVP_sha224();
    case 4: return EVP_sha256();
    case 5: return EVP_sha384();
    case 6: return EVP_sha512();
    default: return NULL;
    }
}

void CryptoDigestBegin(CryptoDigest digest, void *state) {
    switch (digest) {
    case 0: MD4_Init(state); break;
    case 1: MD5_Init(state); break;
    case 2: SHA1_Init(state); break;
    case 3: SHA224_Init(state); break;
    case 4: SHA256_Init(state); break;
    case 5: SHA384_Init(state); break;
    default: SHA512_Init(state); break;
    }
}

void CryptoDigestUpdate(CryptoDigest digest, void *state, const void *bytes, size_t count) {
    if (count == 0) return;
    switch (digest) {
    case 0: MD4_Update(state, bytes, count); break;
    case 1: MD5_Update(state, bytes, count); break;
    case 2: SHA1_Update(state, bytes, count); break;
    case 3: SHA224_Update(state, bytes, count); break;
    case 4: SHA256_Update(state, bytes, count); break;
    case 5: SHA384_Update(state, bytes, count); break;
    default: SHA512_Update(state, bytes, count); break;
    }
}

void CryptoDigestEnd(CryptoDigest digest, void *state, uint8_t *out) {
    switch (digest) {
    case 0: MD4_Final(out, state); break;
    case 1: MD5_Final(out, state); break;
    case 2: SHA1_Final(out, state); break;
    case 3: SHA224_Final(out, state); break;
    case 4: SHA256_Final(out, state); break;
    case 5: SHA384_Final(out, state); break;
    default: SHA512_Final(out, state); break;
    }
}

bool CryptoStretch(
    CryptoDigest digest, const char *password, size_t passwordCount, const uint8_t *salt, size_t saltCount,
    uint32_t rounds, uint8_t *out, size_t outCount) {
    const EVP_MD *algorithm = CryptoDigestAlgorithm(digest);
    if (algorithm == NULL) return false;
    return PKCS5_PBKDF2_HMAC(
               password == NULL ? "" : password, (int)passwordCount, salt, (int)saltCount, (int)rounds, algorithm,
               (int)outCount, out)
        == 1;
}

bool CryptoRandom(void *out, size_t count) { return RAND_bytes(out, (int)count) == 1; }
