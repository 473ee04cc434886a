/// What Inset needs of OpenSSL's libcrypto, by functions of bytes: the library's own headers stay in the C files, so that no
/// module that imports this one shows their names to apps.
///
/// Functions that write bytes return how many there are; a negative number is a failure.
#ifndef CLIBCRYPTO_H
#define CLIBCRYPTO_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#pragma clang assume_nonnull begin

// MARK: Digests

/// MD4, MD5, SHA-1, SHA-224, SHA-256, SHA-384, SHA-512, in this order.
typedef int32_t CryptoDigest;

/// Bytes that hold the state of any digest. They may be copied, and need not be freed.
#define CryptoDigestStateSize 216

void CryptoDigestBegin(CryptoDigest digest, void *state);
void CryptoDigestUpdate(CryptoDigest digest, void *state, const void *_Nullable bytes, size_t count);
/// Writes the digest; the state is used up.
void CryptoDigestEnd(CryptoDigest digest, void *state, uint8_t *out);

/// PBKDF2 of RFC 8018, with HMAC.
bool CryptoStretch(
    CryptoDigest digest, const char *_Nullable password, size_t passwordCount, const uint8_t *_Nullable salt,
    size_t saltCount, uint32_t rounds, uint8_t *out, size_t outCount);

/// Random bytes that nobody can foretell.
bool CryptoRandom(void *out, size_t count);

// MARK: Ciphers

/// A cipher at work.
typedef struct CryptoCipher CryptoCipher;

/// - name: as OpenSSL calls it, "AES-128-CBC". Null is returned for one that isn't known and for keys of a wrong length.
CryptoCipher *_Nullable CryptoCipherCreate(
    const char *name, bool encrypts, bool pads, const uint8_t *key, size_t keyCount, const uint8_t *_Nullable vector);
void CryptoCipherFree(CryptoCipher *cipher);
/// Starts over with another vector, which has the block's size; zeros for null.
bool CryptoCipherReset(CryptoCipher *cipher, const uint8_t *_Nullable vector);
/// - out: room for the input and a block.
int64_t CryptoCipherUpdate(CryptoCipher *cipher, const uint8_t *_Nullable bytes, size_t count, uint8_t *out);
/// - out: room for a block.
int64_t CryptoCipherFinish(CryptoCipher *cipher, uint8_t *out);

/// Encrypts, or decrypts where the tag is right, in one go; `out` takes as many bytes as there are. The tag has 16 bytes.
bool CryptoSeal(
    const char *name, bool encrypts, const uint8_t *key, size_t keyCount, const uint8_t *nonce, size_t nonceCount,
    const uint8_t *_Nullable authenticated, size_t authenticatedCount, const uint8_t *_Nullable bytes, size_t count,
    uint8_t *out, uint8_t *tag);

/// RFC 3394; `out` has room for 16 bytes more than `bytes`.
int64_t CryptoWrap(bool wraps, const uint8_t *key, size_t keyCount, const uint8_t *bytes, size_t count, uint8_t *out);

// MARK: Keys

/// A key of an elliptic curve or RSA's, with or without its private part.
typedef struct CryptoKey CryptoKey;

/// Ways to write a key.
typedef enum {
    /// The private number of a curve, padded to the curve's size.
    CryptoFormScalar,
    /// The public point of a curve: X9.63's uncompressed form; the plain bytes of Curve25519's.
    CryptoFormPoint,
    CryptoFormCompressedPoint,
    /// RFC 5958, with the private part.
    CryptoFormPKCS8,
    /// RFC 5280's SubjectPublicKeyInfo.
    CryptoFormSubject,
    /// PKCS #1's, of RSA alone.
    CryptoFormRSAPrivate,
    CryptoFormRSAPublic,
} CryptoForm;

/// - kind: "P-256", "P-384", "P-521", "X25519", "ED25519", "RSA".
/// - bits: of RSA's alone.
CryptoKey *_Nullable CryptoKeyGenerate(const char *kind, size_t bits);
/// A key of a curve by its number, from which the point follows.
CryptoKey *_Nullable CryptoKeyOfScalar(const char *kind, const uint8_t *bytes, size_t count);
/// A public key of a curve by its point.
CryptoKey *_Nullable CryptoKeyOfPoint(const char *kind, const uint8_t *bytes, size_t count);
/// A key as PKCS #8, SEC 1 or PKCS #1 write it, or a public one as a SubjectPublicKeyInfo or PKCS #1.
CryptoKey *_Nullable CryptoKeyOfDER(const uint8_t *bytes, size_t count, bool isPrivate);
CryptoKey *_Nullable CryptoKeyRetain(CryptoKey *key);
void CryptoKeyFree(CryptoKey *key);
/// Whether the key is one of that kind.
bool CryptoKeyIs(CryptoKey *key, const char *kind);
/// Bits of a modulus or a curve's field.
int CryptoKeyBits(CryptoKey *key);
/// - out: null for the count alone.
int64_t CryptoKeyWrite(CryptoKey *key, CryptoForm form, uint8_t *_Nullable out, size_t capacity);

/// What two keys have in common; of a field's size.
int64_t CryptoKeyAgree(CryptoKey *key, CryptoKey *peer, uint8_t *out, size_t capacity);

/// How a signature or a text is padded; curves have none.
typedef enum { CryptoPaddingNone, CryptoPaddingPKCS1, CryptoPaddingPSS, CryptoPaddingOAEP } CryptoPadding;

/// Signs a digest. Curves write DER.
/// - digest: -1 for bytes that were never digested.
int64_t CryptoKeySign(
    CryptoKey *key, CryptoPadding padding, CryptoDigest digest, const uint8_t *bytes, size_t count, uint8_t *out,
    size_t capacity);
bool CryptoKeyVerify(
    CryptoKey *key, CryptoPadding padding, CryptoDigest digest, const uint8_t *bytes, size_t count,
    const uint8_t *signature, size_t signatureCount);
/// Signs a whole message, as Ed25519 does; 64 bytes.
int64_t CryptoKeySignMessage(CryptoKey *key, const uint8_t *_Nullable bytes, size_t count, uint8_t *out, size_t capacity);
bool CryptoKeyVerifyMessage(
    CryptoKey *key, const uint8_t *_Nullable bytes, size_t count, const uint8_t *signature, size_t signatureCount);
/// Encrypts by RSA, or decrypts.
int64_t CryptoKeyTransform(
    CryptoKey *key, bool encrypts, CryptoPadding padding, CryptoDigest digest, const uint8_t *bytes, size_t count,
    uint8_t *out, size_t capacity);

/// Two numbers, one behind the other, of a signature in DER; `width` bytes each.
bool CryptoSignatureToRaw(const uint8_t *der, size_t count, uint8_t *out, size_t width);
int64_t CryptoSignatureToDER(const uint8_t *raw, size_t width, uint8_t *out, size_t capacity);

#pragma clang assume_nonnull end
#endif
