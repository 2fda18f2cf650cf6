import { judgeLimit, type LimitRecord } from '../limit-judge.ts';
import { suite } from '../suite.ts';

export default suite<LimitRecord>({ file: 'limits', judge: judgeLimit, reasked: 9 });
