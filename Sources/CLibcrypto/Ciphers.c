#include "CLibcrypto.h"
#include <openssl/evp.h>
#include <openssl/provider.h>
#include <pthread.h>
#include <string.h>

// DES, RC2, RC4, Blowfish and CAST are in a part that has to be asked for; in a room of its own, so that the process's other
// users of the library keep theirs.
static OSSL_LIB_CTX *room;

static void openRoom(void) {
    room = OSSL_LIB_CTX_new();
    OSSL_PROVIDER_load(room, "default");
    OSSL_PROVIDER_load(room, "legacy");
}

static EVP_CIPHER *algorithm(const char *name) {
    static pthread_once_t once = PTHREAD_ONCE_INIT;
    pthread_once(&once, openRoom);
    return EVP_CIPHER_fetch(room, name, NULL);
}

static EVP_CIPHER_CTX *context(CryptoCipher *cipher) { return (EVP_CIPHER_CTX *)cipher; }

CryptoCipher *CryptoCipherCreate(
    const char *name, bool encrypts, bool pads, const uint8_t *key, size_t keyCount, const uint8_t *vector) {
    static const uint8_t zeros[EVP_MAX_IV_LENGTH];
    EVP_CIPHER *cipher = algorithm(name);
    if (cipher == NULL) return NULL;
    EVP_CIPHER_CTX *made = EVP_CIPHER_CTX_new();
    bool works = EVP_CipherInit_ex2(made, cipher, NULL, NULL, encrypts, NULL) == 1;
    if (works && EVP_CIPHER_CTX_get_key_length(made) != (int)keyCount)
        works = EVP_CIPHER_CTX_set_key_length(made, (int)keyCount) == 1;
    if (works && strncmp(name, "RC2", 3) == 0)
        works = EVP_CIPHER_CTX_ctrl(made, EVP_CTRL_SET_RC2_KEY_BITS, (int)keyCount * 8, NULL) == 1;
    works = works && EVP_CipherInit_ex2(made, NULL, key, vector == NULL ? zeros : vector, encrypts, NULL) == 1;
    if (works) EVP_CIPHER_CTX_set_padding(made, pads);
    EVP_CIPHER_free(cipher);
    if (works) return (CryptoCipher *)made;
    EVP_CIPHER_CTX_free(made);
    return NULL;
}

void CryptoCipherFree(CryptoCipher *cipher) { EVP_CIPHER_CTX_free(context(cipher)); }

bool CryptoCipherReset(CryptoCipher *cipher, const uint8_t *vector) {
    static const uint8_t zeros[EVP_MAX_IV_LENGTH];
    return EVP_CipherInit_ex2(context(cipher), NULL, NULL, vector == NULL ? zeros : vector, -1, NULL) == 1;
}

int64_t CryptoCipherUpdate(CryptoCipher *cipher, const uint8_t *bytes, size_t count, uint8_t *out) {
    // The library counts in 32 bits.
    const size_t most = 1 << 30;
    int64_t all = 0;
    while (count > 0) {
        size_t piece = count < most ? count : most;
        int written = 0;
        if (EVP_CipherUpdate(context(cipher), out + all, &written, bytes, (int)piece) != 1) return -1;
        all += written;
        bytes += piece;
        count -= piece;
    }
    return all;
}

int64_t CryptoCipherFinish(CryptoCipher *cipher, uint8_t *out) {
    int written = 0;
    return EVP_CipherFinal_ex(context(cipher), out, &written) == 1 ? written : -1;
}

bool CryptoSeal(
    const char *name, bool encrypts, const uint8_t *key, size_t keyCount, const uint8_t *nonce, size_t nonceCount,
    const uint8_t *authenticated, size_t authenticatedCount, const uint8_t *bytes, size_t count, uint8_t *out,
    uint8_t *tag) {
    EVP_CIPHER *cipher = algorithm(name);
    if (cipher == NULL) return false;
    EVP_CIPHER_CTX *made = EVP_CIPHER_CTX_new();
    int written = 0;
    uint8_t nothing[16];
    bool works = (size_t)EVP_CIPHER_get_key_length(cipher) == keyCount
        && EVP_CipherInit_ex2(made, cipher, NULL, NULL, encrypts, NULL) == 1
        && EVP_CIPHER_CTX_ctrl(made, EVP_CTRL_AEAD_SET_IVLEN, (int)nonceCount, NULL) == 1
        && EVP_CipherInit_ex2(made, NULL, key, nonce, encrypts, NULL) == 1
        && (encrypts || EVP_CIPHER_CTX_ctrl(made, EVP_CTRL_AEAD_SET_TAG, 16, tag) == 1)
        && (authenticatedCount == 0
            || EVP_CipherUpdate(made, NULL, &written, authenticated, (int)authenticatedCount) == 1)
        && (count == 0 || EVP_CipherUpdate(made, out, &written, bytes, (int)count) == 1)
        && EVP_CipherFinal_ex(made, nothing, &written) == 1
        && (!encrypts || EVP_CIPHER_CTX_ctrl(made, EVP_CTRL_AEAD_GET_TAG, 16, tag) == 1);
    EVP_CIPHER_CTX_free(made);
    EVP_CIPHER_free(cipher);
    return works;
}

int64_t CryptoWrap(bool wraps, const uint8_t *key, size_t keyCount, const uint8_t *bytes, size_t count, uint8_t *out) {
    const char *name = keyCount == 16 ? "AES-128-WRAP" : keyCount == 24 ? "AES-192-WRAP" : "AES-256-WRAP";
    EVP_CIPHER *cipher = algorithm(name);
    if (cipher == NULL) return -1;
    EVP_CIPHER_CTX *made = EVP_CIPHER_CTX_new();
    EVP_CIPHER_CTX_set_flags(made, EVP_CIPHER_CTX_FLAG_WRAP_ALLOW);
    int written = 0;
    bool works = (size_t)EVP_CIPHER_get_key_length(cipher) == keyCount
        && EVP_CipherInit_ex2(made, cipher, key, NULL, wraps, NULL) == 1
        && EVP_CipherUpdate(made, out, &written, bytes, (int)count) == 1;
    EVP_CIPHER_CTX_free(made);
    EVP_CIPHER_free(cipher);
    return works ? written : -1;
}
