// Between the C files.
#include "CLibcrypto.h"
#include <openssl/evp.h>

/// OpenSSL's name for a digest; null for one that isn't known.
const EVP_MD *CryptoDigestAlgorithm(CryptoDigest digest);
