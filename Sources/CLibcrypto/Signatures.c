#include "CLibcrypto.h"
#include "Names.h"
#include <openssl/bn.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/rsa.h>
#include <string.h>

static bool prepare(EVP_PKEY_CTX *context, CryptoPadding padding, CryptoDigest digest) {
    const EVP_MD *algorithm = CryptoDigestAlgorithm(digest);
    switch (padding) {
    case CryptoPaddingNone:
        return EVP_PKEY_is_a(EVP_PKEY_CTX_get0_pkey(context), "RSA") != 1
            || EVP_PKEY_CTX_set_rsa_padding(context, RSA_NO_PADDING) == 1;
    case CryptoPaddingPKCS1:
        return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PADDING) == 1
            && (algorithm == NULL || EVP_PKEY_CTX_set_signature_md(context, algorithm) == 1);
    case CryptoPaddingPSS:
        return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_PSS_PADDING) == 1
            && EVP_PKEY_CTX_set_signature_md(context, algorithm) == 1
            && EVP_PKEY_CTX_set_rsa_pss_saltlen(context, RSA_PSS_SALTLEN_DIGEST) == 1;
    case CryptoPaddingOAEP:
        return EVP_PKEY_CTX_set_rsa_padding(context, RSA_PKCS1_OAEP_PADDING) == 1
            && EVP_PKEY_CTX_set_rsa_oaep_md(context, algorithm) == 1
            && EVP_PKEY_CTX_set_rsa_mgf1_md(context, algorithm) == 1;
    }
    return false;
}

int64_t CryptoKeySign(
    CryptoKey *key, CryptoPadding padding, CryptoDigest digest, const uint8_t *bytes, size_t count, uint8_t *out,
    size_t capacity) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, (EVP_PKEY *)key, NULL);
    size_t written = capacity;
    bool works = EVP_PKEY_sign_init(context) == 1 && prepare(context, padding, digest)
        && EVP_PKEY_sign(context, out, &written, bytes, count) == 1;
    EVP_PKEY_CTX_free(context);
    return works ? (int64_t)written : -1;
}

bool CryptoKeyVerify(
    CryptoKey *key, CryptoPadding padding, CryptoDigest digest, const uint8_t *bytes, size_t count,
    const uint8_t *signature, size_t signatureCount) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, (EVP_PKEY *)key, NULL);
    bool works = EVP_PKEY_verify_init(context) == 1 && prepare(context, padding, digest)
        && EVP_PKEY_verify(context, signature, signatureCount, bytes, count) == 1;
    EVP_PKEY_CTX_free(context);
    return works;
}

int64_t CryptoKeySignMessage(CryptoKey *key, const uint8_t *bytes, size_t count, uint8_t *out, size_t capacity) {
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    size_t written = capacity;
    bool works = EVP_DigestSignInit_ex(context, NULL, NULL, NULL, NULL, (EVP_PKEY *)key, NULL) == 1
        && EVP_DigestSign(context, out, &written, bytes, count) == 1;
    EVP_MD_CTX_free(context);
    return works ? (int64_t)written : -1;
}

bool CryptoKeyVerifyMessage(
    CryptoKey *key, const uint8_t *bytes, size_t count, const uint8_t *signature, size_t signatureCount) {
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    bool works = EVP_DigestVerifyInit_ex(context, NULL, NULL, NULL, NULL, (EVP_PKEY *)key, NULL) == 1
        && EVP_DigestVerify(context, signature, signatureCount, bytes, count) == 1;
    EVP_MD_CTX_free(context);
    return works;
}

int64_t CryptoKeyTransform(
    CryptoKey *key, bool encrypts, CryptoPadding padding, CryptoDigest digest, const uint8_t *bytes, size_t count,
    uint8_t *out, size_t capacity) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, (EVP_PKEY *)key, NULL);
    size_t written = capacity;
    bool works = false;
    if (encrypts) {
        works = EVP_PKEY_encrypt_init(context) == 1 && prepare(context, padding, digest)
            && EVP_PKEY_encrypt(context, out, &written, bytes, count) == 1;
    } else {
        works = EVP_PKEY_decrypt_init(context) == 1 && prepare(context, padding, digest)
            && EVP_PKEY_decrypt(context, out, &written, bytes, count) == 1;
    }
    EVP_PKEY_CTX_free(context);
    return works ? (int64_t)written : -1;
}

bool CryptoSignatureToRaw(const uint8_t *der, size_t count, uint8_t *out, size_t width) {
    const uint8_t *place = der;
    ECDSA_SIG *signature = d2i_ECDSA_SIG(NULL, &place, (long)count);
    if (signature == NULL) return false;
    bool works = place == der + count && BN_bn2binpad(ECDSA_SIG_get0_r(signature), out, (int)width) >= 0
        && BN_bn2binpad(ECDSA_SIG_get0_s(signature), out + width, (int)width) >= 0;
    ECDSA_SIG_free(signature);
    return works;
}

int64_t CryptoSignatureToDER(const uint8_t *raw, size_t width, uint8_t *out, size_t capacity) {
    ECDSA_SIG *signature = ECDSA_SIG_new();
    ECDSA_SIG_set0(signature, BN_bin2bn(raw, (int)width, NULL), BN_bin2bn(raw + width, (int)width, NULL));
    unsigned char *bytes = NULL;
    int count = i2d_ECDSA_SIG(signature, &bytes);
    ECDSA_SIG_free(signature);
    if (count > 0 && (size_t)count <= capacity) memcpy(out, bytes, (size_t)count);
    OPENSSL_free(bytes);
    return count > 0 && (size_t)count <= capacity ? count : -1;
}
