import { defaultSetting, type SettingName, settingChoices } from '../settings.ts';
import { ThemeControl } from './ThemeControl.tsx';

type ChoiceSetting = Exclude<SettingName, 'theme'>;

const labels: Readonly<Record<ChoiceSetting, string>> = {
  angle: 'Angle unit',
  digits: 'Digits',
  decimal: 'Decimal mark',
  keyboard: 'Touch keyboard',
  matrices: 'Matrices',
};

/** What is in force on the whole site, chosen for this browser; it needs the script that stores it. */
export function SettingControls() {
  return (
    <div className="needs-script mt-5 grid max-w-72 grid-cols-2 gap-x-4 gap-y-2 text-sm text-muted">
      <ThemeControl />
      {(Object.keys(labels) as ChoiceSetting[]).map((name) => (
        <label key={name} className="block">
          {labels[name]}
          <select
            data-setting={name}
            defaultValue={defaultSetting(name)}
            className="mt-0.5 block h-8 w-full border border-hair bg-sheet px-2 text-ink"
          >
            {inOrder(settingChoices[name]).map((value) => (
              <option key={value}>{value}</option>
            ))}
          </select>
        </label>
      ))}
    </div>
  );
}

/** Numbers by their size; words stay in their order. */
const inOrder = (values: readonly string[]): readonly string[] => values.toSorted((a, b) => Number(a) - Number(b) || 0);
