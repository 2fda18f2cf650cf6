/** Times the engine itself; see `peer.ts` for what is said on standard input and output. */
import { createInterface } from 'node:readline';
import { expand } from '@nomogram/math/algebra/expand.ts';
import { factor } from '@nomogram/math/algebra/factor.ts';
import { simplify } from '@nomogram/math/algebra/simplify/simplify.ts';
import { definiteIntegral } from '@nomogram/math/calculus/definite/definite-integral.ts';
import { isPositiveLetter } from '@nomogram/math/calculus/definite/parameters/strongest.ts';
import { antiderivative, foundAntiderivative } from '@nomogram/math/calculus/integral.ts';
import type { Side } from '@nomogram/math/calculus/limit/limit-result.ts';
import { limit } from '@nomogram/math/calculus/limit.ts';
import type { Expression } from '@nomogram/math/expression/expression.ts';
import { freeSymbols } from '@nomogram/math/expression/walk.ts';
import { ringOf, toPolynomial } from '@nomogram/math/polynomial/convert.ts';
import { gcd } from '@nomogram/math/polynomial/sparse/gcd.ts';
import { budget } from '@nomogram/math/result/budget.ts';
import { parse } from '@nomogram/math/syntax/parse.ts';
import type { Operation } from './peer.ts';
import { bestOf } from './timing.ts';

const sides: Readonly<Record<string, Side>> = { '+': 'right', '-': 'left' };
const isSide = (text: string): boolean => text === '' || text in sides;

for await (const line of createInterface(process.stdin)) {
  const { number, operation, expressions } = JSON.parse(line) as {
    number: number;
    operation: Operation;
    expressions: string[];
  };
  const given = expressions
    .filter((text) => !isSide(text))
    .map((text) => {
      const parsed = parse(text);
      if (!parsed.ok) throw new Error(parsed.error.message);
      return parsed.value.expression;
    });
  const call = callOf(operation, given, sides[expressions.find(isSide) ?? '']);
  console.log(`@@ ${number} ${call() ? bestOf(call) : 'fail'}`);
}

function nameOf(variable: Expression): string {
  if (variable.kind !== 'symbol') throw new Error('The variable is not a symbol.');
  return variable.name;
}

/** One call; true when it gave an answer. */
function callOf(operation: Operation, given: readonly Expression[], side: Side = 'both'): () => boolean {
  switch (operation) {
    case 'factor':
      return () => factor(given[0]!).ok;
    case 'simplify':
      return () => simplify(given[0]!).ok;
    case 'expand':
      return () => expand(given[0]!).ok;
    case 'integral':
      return () => foundAntiderivative(given[0]!, nameOf(given[1]!)).ok;
    case 'written integral':
      return () => antiderivative(given[0]!, nameOf(given[1]!)).ok;
    case 'definite': {
      const [f, x, low, high] = given;
      return () => definiteIntegral(f!, nameOf(x!), low!, high!).ok;
    }
    case 'definite with letters': {
      const [f, x, low, high] = given;
      const letters = given.flatMap((one) => freeSymbols(one)).filter((name) => name !== nameOf(x!));
      const assumed = [...new Set(letters)].map(isPositiveLetter);
      return () => definiteIntegral(f!, nameOf(x!), low!, high!, { assumed }).ok;
    }
    case 'limit':
      return () => limit(given[0]!, nameOf(given[1]!), given[2]!, { side }).ok;
    case 'gcd': {
      const ring = ringOf(given);
      if (!ring.ok) throw new Error(ring.error.message);
      const [a, b] = given.map((one) => {
        const read = toPolynomial(one, ring.value);
        if (!read.ok) throw new Error(read.error.message);
        return read.value.polynomial;
      });
      return () => Boolean(gcd(a!, b!, budget(50_000_000)));
    }
  }
}
