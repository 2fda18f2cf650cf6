import { fromDecimal } from '@nomogram/math/exact/decimal.ts';
import { toNumber } from '@nomogram/math/exact/rational.ts';
import type { Real } from '@nomogram/math/numeric/double-double.ts';
import { bernoulli } from '@nomogram/math/statistics/distributions/bernoulli.ts';
import { beta } from '@nomogram/math/statistics/distributions/beta.ts';
import { binomial } from '@nomogram/math/statistics/distributions/binomial.ts';
import { cauchy } from '@nomogram/math/statistics/distributions/cauchy.ts';
import { chi } from '@nomogram/math/statistics/distributions/chi.ts';
import { continuousUniform } from '@nomogram/math/statistics/distributions/continuous-uniform.ts';
import { conwayMaxwellPoisson } from '@nomogram/math/statistics/distributions/conway-maxwell-poisson.ts';
import { discreteUniform } from '@nomogram/math/statistics/distributions/discrete-uniform.ts';
import type { Distribution, Moment } from '@nomogram/math/statistics/distributions/distribution.ts';
import { exponential } from '@nomogram/math/statistics/distributions/exponential.ts';
import { fisherSnedecor } from '@nomogram/math/statistics/distributions/fisher-snedecor.ts';
import { chiSquared, erlang, gamma } from '@nomogram/math/statistics/distributions/gamma.ts';
import { geometric } from '@nomogram/math/statistics/distributions/geometric.ts';
import { hypergeometric } from '@nomogram/math/statistics/distributions/hypergeometric.ts';
import { inverseGamma } from '@nomogram/math/statistics/distributions/inverse-gamma.ts';
import { laplace } from '@nomogram/math/statistics/distributions/laplace.ts';
import { logNormal } from '@nomogram/math/statistics/distributions/log-normal.ts';
import { negativeBinomial } from '@nomogram/math/statistics/distributions/negative-binomial.ts';
import { normal } from '@nomogram/math/statistics/distributions/normal.ts';
import { pareto } from '@nomogram/math/statistics/distributions/pareto.ts';
import { poisson } from '@nomogram/math/statistics/distributions/poisson.ts';
import { rayleigh } from '@nomogram/math/statistics/distributions/rayleigh.ts';
import { stable } from '@nomogram/math/statistics/distributions/stable.ts';
import { studentT } from '@nomogram/math/statistics/distributions/student-t.ts';
import { triangular } from '@nomogram/math/statistics/distributions/triangular.ts';
import { weibull } from '@nomogram/math/statistics/distributions/weibull.ts';
import { zipf } from '@nomogram/math/statistics/distributions/zipf.ts';
import { realFromRational } from '@nomogram/math/statistics/real-from-rational.ts';
import { type Judgement, suite } from '../suite.ts';

interface DistributionRecord {
  readonly id: string;
  readonly kind: 'point' | 'moments';
  readonly dist: string;
  readonly params: { readonly [name: string]: string };
  readonly x?: string;
  readonly [value: string]: unknown;
}

const rational = (text: string) => fromDecimal(text) ?? fail(text);
const fail = (text: string): never => {
  throw new Error(`${text} is not a decimal`);
};
const real = (text: string): Real => realFromRational(rational(text));
const whole = (text: string): number => toNumber(rational(text));

type Parameters = DistributionRecord['params'];
const made: { readonly [name: string]: (p: Parameters) => Distribution } = {
  'continuous-uniform': (p) => continuousUniform(real(p.lower!), real(p.upper!)),
  normal: (p) => normal(real(p.mean!), real(p.stddev!)),
  'log-normal': (p) => logNormal(real(p.mu!), real(p.sigma!)),
  beta: (p) => beta(real(p.a!), real(p.b!)),
  cauchy: (p) => cauchy(real(p.location!), real(p.scale!)),
  chi: (p) => chi(real(p.dof!)),
  'chi-squared': (p) => chiSquared(real(p.dof!)),
  erlang: (p) => erlang(whole(p.shape!), real(p.rate!)),
  exponential: (p) => exponential(real(p.rate!)),
  f: (p) => fisherSnedecor(real(p.d1!), real(p.d2!)),
  gamma: (p) => gamma(real(p.shape!), real(p.rate!)),
  'inverse-gamma': (p) => inverseGamma(real(p.shape!), real(p.scale!)),
  laplace: (p) => laplace(real(p.location!), real(p.scale!)),
  pareto: (p) => pareto(real(p.scale!), real(p.shape!)),
  rayleigh: (p) => rayleigh(real(p.scale!)),
  stable: (p) => stable(real(p.alpha!), real(p.beta!), real(p.scale!), real(p.location!)),
  'student-t': (p) => studentT(real(p.dof!)),
  weibull: (p) => weibull(real(p.shape!), real(p.scale!)),
  triangular: (p) => triangular(real(p.lower!), real(p.upper!), real(p.mode!)),
  'discrete-uniform': (p) => discreteUniform(whole(p.lower!), whole(p.upper!)),
  bernoulli: (p) => bernoulli(real(p.p!)),
  binomial: (p) => binomial(whole(p.n!), real(p.p!)),
  'negative-binomial': (p) => negativeBinomial(real(p.r!), real(p.p!)),
  geometric: (p) => geometric(real(p.p!)),
  hypergeometric: (p) => hypergeometric(whole(p.population!), whole(p.success!), whole(p.draws!)),
  poisson: (p) => poisson(real(p.lambda!)),
  'conway-maxwell-poisson': (p) => conwayMaxwellPoisson(real(p.lambda!), real(p.nu!)),
  zipf: (p) => zipf(real(p.s!), whole(p.n!)),
};

/** A Student t with a location or a scale is not a calculator of ours. */
const isOurs = ({ dist, params }: DistributionRecord): boolean =>
  dist in made && !(dist === 'student-t' && (Number(params.location) !== 0 || Number(params.scale) !== 1));

const tolerance = 1e-12;

function judged(found: number | Moment | null, expected: string): Judgement {
  const words =
    found === 'undefined'
      ? 'undefined'
      : found === 'infinite' || found === Number.POSITIVE_INFINITY
        ? 'infinity'
        : undefined;
  if (/undefined|infinit|^inf$/.test(expected)) return words === undefined ? 'wrong' : 'right';
  if (!Number.isFinite(Number(expected))) return 'right';
  if (typeof found !== 'number' || Number.isNaN(found)) return words ? 'wrong' : 'none';
  const size = Math.abs(Number(expected));
  // Below the least normal double a value is as good as its last bit.
  return Math.abs(found - Number(expected)) <= tolerance * size + (size < 1e-300 ? 1e-323 : 0) ? 'right' : 'wrong';
}

export default suite<DistributionRecord>({
  file: 'distributions',
  asks: isOurs,
  judge(record) {
    const of = made[record.dist]!(record.params);
    const verdicts: Judgement[] = [];
    const take = (name: string, found: () => number | Moment | null) => {
      const expected = record[name];
      if (typeof expected === 'string') verdicts.push(judged(found(), expected));
    };
    if (record.kind === 'point') {
      const x = real(record.x!);
      take('pdf', () => of.density(x));
      take('cdf', () => of.cumulative(x));
      take('sf', () => of.survival(x));
    } else {
      const moments = of.moments();
      take('mean', () => moments.mean);
      take('variance', () => moments.variance);
      take('skewness', () => moments.skewness);
      take('entropy', () => of.entropy());
    }
    return verdicts.find((one) => one === 'wrong') ?? verdicts.find((one) => one === 'none') ?? 'right';
  },
});
