import { marked } from '../../math/decimal-mark.ts';
import { Signed } from '../../math/Signed.tsx';
import { useSetting } from '../../use-setting.ts';
import { groupsOf } from './digits.ts';

/** A decimal with a little air between groups of digits, which a copy does not carry. */
export function Digits({ text }: { text: string }) {
  const mark = useSetting('decimal');
  return (
    <span className="tabular-nums wrap-anywhere">
      {groupsOf(text).map((group, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: groups of one number
        <span key={index} className={index === 0 ? '' : 'ml-[0.22em]'}>
          <Signed text={marked(group, mark)} />
        </span>
      ))}
    </span>
  );
}
