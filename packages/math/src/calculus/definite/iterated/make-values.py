"""Prints the table of `values.ts`: iterated integrals at 1 as combinations of constants.

Each word is expanded at 0 and at 1 (powers of e and of ln e, with x = e and x = 1 - e); the two series meet at 1/2, which gives the
constant of the second, and PSLQ finds its rational coefficients from 75 digits.

    python3 make-values.py
"""

import itertools
from fractions import Fraction

from mpmath import catalan, im, log, mp, mpc, mpf, pi, polylog, polyval, pslq, zeta

mp.dps = 90
TERMS = 330
POINTS = {"0": mpc(0), "+": mpc(1), "-": mpc(-1), "i": mpc(0, 1), "j": mpc(0, -1)}
MIDDLE = mpf(1) / 2
ONE = [[mpc(1)] + [mpc(0)] * (TERMS - 1)]


def over_shifted(series, a):
    """The coefficients of 1/(e - a) times a series, and what stands with 1/e."""
    if a == 0:
        return [[c[j + 1] if j + 1 < TERMS else mpc(0) for j in range(TERMS)] for c in series], [c[0] for c in series]
    found = []
    for c in series:
        running, row = mpc(0), []
        for j in range(TERMS):
            running = running / a + c[j]
            row.append(-running / a)
        found.append(row)
    return found, [mpc(0)] * len(series)


def integral(series, a):
    """The series of the integral of a series over e - a, without a constant."""
    product, polar = over_shifted(series, a)
    found = [[mpc(0)] * TERMS for _ in range(len(series) + 1)]
    for k, row in enumerate(product):
        found[k + 1][0] += polar[k] / (k + 1)
        for j in range(TERMS - 1):
            term = row[j] / (j + 1)
            for m in range(k + 1):
                found[k - m][j + 1] += term
                term = -term * (k - m) / (j + 1)
    return found


def value(series):
    return sum(log(MIDDLE) ** k * polyval(c[::-1], MIDDLE) for k, c in enumerate(series))


def relation(number, constants):
    if abs(number) < mpf(10) ** -70:
        return [0] * len(constants)
    found = pslq([number] + constants, maxcoeff=10**6, maxsteps=10**5)
    return [Fraction(-by, found[0]) for by in found[1:]]


def main():
    ln2, z3 = log(2), zeta(3)
    constants = {
        1: ([ln2], [pi]),
        2: ([pi**2, ln2**2], [catalan, pi * ln2]),
        3: (
            [z3, pi**2 * ln2, ln2**3, pi * catalan],
            [pi**3, pi * ln2**2, catalan * ln2, im(polylog(3, mpc(0.5, 0.5)))],
        ),
        4: ([pi**4, z3 * ln2, pi**2 * ln2**2, ln2**4, polylog(4, mpf(1) / 2)], []),
    }
    at_zero, at_one, values = {"": ONE}, {"": ONE}, {}
    words = ["".join(w) for n in (1, 2, 3) for w in itertools.product("0+-ij", repeat=n)]
    for word in words + ["".join(w) for w in itertools.product("0+-", repeat=4)]:
        at_zero[word] = integral(at_zero[word[1:]], POINTS[word[0]])
        near_one = integral(at_one[word[1:]], 1 - POINTS[word[0]])
        values[word] = value(at_zero[word]) - value(near_one)
        near_one[0][0] += values[word]
        at_one[word] = near_one
    mp.dps = 75
    for word, number in values.items():
        conjugate = word.translate(str.maketrans("ij", "ji"))
        real, imaginary = constants[len(word)]
        re, im_ = relation(number.real, real), relation(number.imag, imaginary)
        if conjugate < word or not any(re + im_):
            continue
        parts = " ".join(map(str, re)) + (" | " + " ".join(map(str, im_)) if any(im_) else "")
        print(word, parts)


main()
