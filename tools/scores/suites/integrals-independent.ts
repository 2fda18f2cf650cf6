import { type IntegralRecord, judgeIntegral } from '../integral-judge.ts';
import { suite } from '../suite.ts';

export default suite<IntegralRecord>({
  file: 'integrals-independent',
  judge: judgeIntegral,
  // All take twenty seconds.
  reasked: 120,
});
