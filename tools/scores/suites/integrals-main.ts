import { type IntegralRecord, judgeIntegral, lengthRatio } from '../integral-judge.ts';
import { suite } from '../suite.ts';

export default suite<IntegralRecord>({
  file: 'integrals-main',
  lengthRatio,
  judge: judgeIntegral,
  // All take a minute and a half.
  reasked: 5,
});
