#include "CLibcrypto.h"
#include "Names.h"
#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/encoder.h>
#include <openssl/evp.h>
#include <openssl/param_build.h>
#include <openssl/x509.h>
#include <stdlib.h>
#include <string.h>

static EVP_PKEY *key_of(CryptoKey *key) { return (EVP_PKEY *)key; }

static bool isPrime(const char *kind) { return strncmp(kind, "P-", 2) == 0; }

CryptoKey *CryptoKeyGenerate(const char *kind, size_t bits) {
    if (isPrime(kind)) return (CryptoKey *)EVP_PKEY_Q_keygen(NULL, NULL, "EC", kind);
    if (strcmp(kind, "RSA") == 0) return (CryptoKey *)EVP_PKEY_Q_keygen(NULL, NULL, "RSA", bits);
    return (CryptoKey *)EVP_PKEY_Q_keygen(NULL, NULL, kind);
}

static EVP_PKEY *made(OSSL_PARAM_BLD *builder, int selection) {
    EVP_PKEY *key = NULL;
    OSSL_PARAM *parameters = OSSL_PARAM_BLD_to_param(builder);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, "EC", NULL);
    if (EVP_PKEY_fromdata_init(context) != 1 || EVP_PKEY_fromdata(context, &key, selection, parameters) != 1) key = NULL;
    EVP_PKEY_CTX_free(context);
    OSSL_PARAM_free(parameters);
    return key;
}

CryptoKey *CryptoKeyOfScalar(const char *kind, const uint8_t *bytes, size_t count) {
    if (!isPrime(kind)) return (CryptoKey *)EVP_PKEY_new_raw_private_key_ex(NULL, kind, NULL, bytes, count);
    EC_GROUP *group = EC_GROUP_new_by_curve_name(EC_curve_nist2nid(kind));
    EC_POINT *point = EC_POINT_new(group);
    BIGNUM *scalar = BN_secure_new();
    BN_bin2bn(bytes, (int)count, scalar);
    EVP_PKEY *key = NULL;
    unsigned char *encoded = NULL;
    if (!BN_is_zero(scalar) && BN_cmp(scalar, EC_GROUP_get0_order(group)) < 0
        && EC_POINT_mul(group, point, scalar, NULL, NULL, NULL) == 1) {
        size_t size = EC_POINT_point2buf(group, point, POINT_CONVERSION_UNCOMPRESSED, &encoded, NULL);
        OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
        OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, kind, 0);
        OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, encoded, size);
        OSSL_PARAM_BLD_push_BN(builder, OSSL_PKEY_PARAM_PRIV_KEY, scalar);
        key = made(builder, EVP_PKEY_KEYPAIR);
        OSSL_PARAM_BLD_free(builder);
    }
    OPENSSL_free(encoded);
    BN_clear_free(scalar);
    EC_POINT_free(point);
    EC_GROUP_free(group);
    return (CryptoKey *)key;
}

CryptoKey *CryptoKeyOfPoint(const char *kind, const uint8_t *bytes, size_t count) {
    if (!isPrime(kind)) return (CryptoKey *)EVP_PKEY_new_raw_public_key_ex(NULL, kind, NULL, bytes, count);
    OSSL_PARAM_BLD *builder = OSSL_PARAM_BLD_new();
    OSSL_PARAM_BLD_push_utf8_string(builder, OSSL_PKEY_PARAM_GROUP_NAME, kind, 0);
    OSSL_PARAM_BLD_push_octet_string(builder, OSSL_PKEY_PARAM_PUB_KEY, bytes, count);
    EVP_PKEY *key = made(builder, EVP_PKEY_PUBLIC_KEY);
    OSSL_PARAM_BLD_free(builder);
    if (key != NULL) {
        EVP_PKEY_set_utf8_string_param(key, OSSL_PKEY_PARAM_EC_POINT_CONVERSION_FORMAT, "uncompressed");
    }
    return (CryptoKey *)key;
}

CryptoKey *CryptoKeyOfDER(const uint8_t *bytes, size_t count, bool isPrivate) {
    const uint8_t *place = bytes;
    EVP_PKEY *key = NULL;
    if (isPrivate) {
        key = d2i_AutoPrivateKey(NULL, &place, (long)count);
    } else {
        key = d2i_PUBKEY(NULL, &place, (long)count);
        if (key == NULL) {
            place = bytes;
            key = d2i_PublicKey(EVP_PKEY_RSA, NULL, &place, (long)count);
        }
    }
    // What stands behind a key makes it none.
    if (key == NULL || place == bytes + count) return (CryptoKey *)key;
    EVP_PKEY_free(key);
    return NULL;
}

CryptoKey *CryptoKeyRetain(CryptoKey *key) { return EVP_PKEY_up_ref(key_of(key)) == 1 ? key : NULL; }

void CryptoKeyFree(CryptoKey *key) { EVP_PKEY_free(key_of(key)); }

bool CryptoKeyIs(CryptoKey *key, const char *kind) {
    if (!isPrime(kind)) return EVP_PKEY_is_a(key_of(key), kind) == 1;
    char name[64];
    size_t count = 0;
    return EVP_PKEY_is_a(key_of(key), "EC") == 1
        && EVP_PKEY_get_utf8_string_param(key_of(key), OSSL_PKEY_PARAM_GROUP_NAME, name, sizeof name, &count) == 1
        && OBJ_txt2nid(name) == EC_curve_nist2nid(kind);
}

int CryptoKeyBits(CryptoKey *key) { return EVP_PKEY_get_bits(key_of(key)); }

/// Copies bytes that the library has allocated, and frees them.
static int64_t handed(unsigned char *bytes, size_t count, uint8_t *out, size_t capacity) {
    bool fits = out == NULL || count <= capacity;
    if (fits && out != NULL) memcpy(out, bytes, count);
    OPENSSL_clear_free(bytes, count);
    return fits ? (int64_t)count : -1;
}

static int64_t encoded(EVP_PKEY *key, int selection, const char *structure, uint8_t *out, size_t capacity) {
    unsigned char *bytes = NULL;
    size_t count = 0;
    OSSL_ENCODER_CTX *encoder = OSSL_ENCODER_CTX_new_for_pkey(key, selection, "DER", structure, NULL);
    bool works = encoder != NULL && OSSL_ENCODER_to_data(encoder, &bytes, &count) == 1;
    OSSL_ENCODER_CTX_free(encoder);
    return works ? handed(bytes, count, out, capacity) : -1;
}

static int64_t writtenPoint(EVP_PKEY *key, bool isCompressed, uint8_t *out, size_t capacity) {
    if (EVP_PKEY_is_a(key, "EC") != 1) {
        size_t count = capacity;
        return EVP_PKEY_get_raw_public_key(key, out, &count) == 1 ? (int64_t)count : -1;
    }
    unsigned char *bytes = NULL;
    size_t count = EVP_PKEY_get1_encoded_public_key(key, &bytes);
    if (count == 0) return -1;
    if (isCompressed && bytes[0] == 4) {
        bytes[0] = 2 + (bytes[count - 1] & 1);
        count = 1 + (count - 1) / 2;
    }
    return handed(bytes, count, out, capacity);
}

static int64_t writtenScalar(EVP_PKEY *key, uint8_t *out, size_t capacity) {
    if (EVP_PKEY_is_a(key, "EC") != 1) {
        size_t count = capacity;
        return EVP_PKEY_get_raw_private_key(key, out, &count) == 1 ? (int64_t)count : -1;
    }
    int count = (EVP_PKEY_get_bits(key) + 7) / 8;
    BIGNUM *scalar = NULL;
    if (EVP_PKEY_get_bn_param(key, OSSL_PKEY_PARAM_PRIV_KEY, &scalar) != 1) return -1;
    if (out != NULL && (capacity < (size_t)count || BN_bn2binpad(scalar, out, count) < 0)) count = -1;
    BN_clear_free(scalar);
    return count;
}

/// The encoders don't know public keys that PKCS #1 was read into.
static int64_t writtenRSA(EVP_PKEY *key, uint8_t *out, size_t capacity) {
    unsigned char *bytes = NULL;
    int count = i2d_PublicKey(key, &bytes);
    return count > 0 ? handed(bytes, (size_t)count, out, capacity) : -1;
}

int64_t CryptoKeyWrite(CryptoKey *key, CryptoForm form, uint8_t *out, size_t capacity) {
    EVP_PKEY *it = key_of(key);
    switch (form) {
    case CryptoFormScalar: return writtenScalar(it, out, capacity);
    case CryptoFormPoint: return writtenPoint(it, false, out, capacity);
    case CryptoFormCompressedPoint: return writtenPoint(it, true, out, capacity);
    case CryptoFormPKCS8: return encoded(it, EVP_PKEY_KEYPAIR, "PrivateKeyInfo", out, capacity);
    case CryptoFormSubject: return encoded(it, EVP_PKEY_PUBLIC_KEY, "SubjectPublicKeyInfo", out, capacity);
    case CryptoFormRSAPrivate: return encoded(it, EVP_PKEY_KEYPAIR, "type-specific", out, capacity);
    case CryptoFormRSAPublic: return writtenRSA(it, out, capacity);
    }
    return -1;
}

int64_t CryptoKeyAgree(CryptoKey *key, CryptoKey *peer, uint8_t *out, size_t capacity) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, key_of(key), NULL);
    size_t count = capacity;
    bool works = EVP_PKEY_derive_init(context) == 1 && EVP_PKEY_derive_set_peer(context, key_of(peer)) == 1
        && EVP_PKEY_derive(context, out, &count) == 1;
    EVP_PKEY_CTX_free(context);
    return works ? (int64_t)count : -1;
}
