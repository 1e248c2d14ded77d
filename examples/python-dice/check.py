"""Checks the dice of a recorded game without its rules, as docs/record-format.md and packages/fair/README.md describe them.

    python3 check.py my-game.bivouac

Every die is checked against what was committed to. Of a shuffled pile only the draws are counted: which order they make of it, the rules know."""
import hashlib, hmac, re, struct, sys

SIDES = {"normandy": ["us", "german"], "great-war": ["british", "german"]}
M = 0xFFFFFFFF
rotl = lambda x, k: (x << k | x >> (32 - k)) & M
sha = lambda line, data: hashlib.sha256(line.encode() + b"\n" + bytes.fromhex(data)).hexdigest()

def hkdf(key, salt, info):
    return hmac.digest(hmac.digest(bytes.fromhex(salt), key, "sha256"), info.encode() + b"\1", "sha256")

def keystream(key, entry):
    for block in range(1 << 32):
        start = [*struct.unpack("<4I", b"expand 32-byte k"), *struct.unpack("<8I", key), block, entry & M, entry >> 32, 0]
        s = start[:]
        for i in range(80):
            shift = 0 if i % 8 < 4 else 1
            a, b, c, d = (4 * row + (i + shift * row) % 4 for row in range(4))
            for x, y, z, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
                s[x] = (s[x] + s[y]) & M
                s[z] = rotl(s[z] ^ s[x], turn)
        yield from ((x + y) & M for x, y in zip(s, start))

def xoshiro(seed):
    h, s = 0x811C9DC5, []
    for (unit,) in struct.iter_unpack("<H", seed.encode("utf-16-le")): h = (h ^ unit) * 0x01000193 & M
    for _ in range(4):
        h = (h + 0x9E3779B9) & M
        z = (h ^ h >> 16) * 0x21F0AAAD & M
        z = (z ^ z >> 15) * 0x735A2D97 & M
        s.append(z ^ z >> 15)
    while True:
        yield rotl(s[1] * 5 & M, 7) * 9 & M
        s[2] ^= s[0]; s[3] ^= s[1]; t = s[1] << 9 & M; s[1] ^= s[2]; s[0] ^= s[3]; s[2] ^= t; s[3] = rotl(s[3], 11)

def below(words, faces, bits):  # A word from the uneven end is thrown away.
    return next(w % faces for w in (w >> 32 - bits for w in words) if w < (1 << bits) // faces * faces)

def check(text):
    head = dict(re.findall(r"^(game|scenario|rules|commitment sha256|seed|secret) (.*)$", text, re.M)[::-1])
    seed, secret, commitment = (head.get(name) for name in ("seed", "secret", "commitment sha256"))
    if not (seed or secret): return "What the dice come from has not been revealed yet, so they cannot be proved yet."
    sworn = f"bivouac secret 1 {head['game']} {head['scenario']} rules {head['rules']}"
    if commitment and commitment != (sha(sworn, secret) if secret else hashlib.sha256(seed.encode()).hexdigest()):
        raise SystemExit("This is not what was committed to before the game.")
    key, bits, words = (hkdf(bytes.fromhex(secret), commitment, "bivouac key 1"), 32, None) if secret else (None, 24, xoshiro(seed))
    entry, dice = 0, 0
    for number, line in enumerate(text.splitlines(), 1):
        if m := re.match(r"entropy (\S+) (\w+) (\w+)$", line):
            seat = SIDES[head["game"]].index(m[1])
            if m[2] not in (sha(f"bivouac entropy 1 {commitment} seat {seat}", m[3]), sha("bivouac offer 1", m[3])):
                raise SystemExit(f"Line {number}: the entropy of {m[1]} is not what it swore when it sat down.")
            key = hkdf(key, m[3], f"bivouac entropy key 1 seat {seat}")
        elif re.match(r"setup|\d+ |back to ", line):
            words, entry = keystream(key, entry) if key else words, entry + 1
            for what, *drawn in (part.split() for part in line.split(" = ")[0].split(" | ")[1:]):
                die = re.match(r"d(\d+)$", what)
                rolled = [below(words, n, bits) for n in ([int(die[1])] * len(drawn) if die else range(len(drawn), 1, -1))]
                if die and rolled != [int(face) for face in drawn]: raise SystemExit(f"Line {number}: the dice do not follow from what was committed to.")
                dice += len(drawn) if die else 0
    return f"All {dice} dice follow from the {'secret' if secret else 'seed'}" + (" that was committed to before the game." if commitment else "; nobody had committed to it beforehand.")

if __name__ == "__main__": print(check(open(sys.argv[1], encoding="utf-8", newline="").read().replace("\r\n", "\n")))
