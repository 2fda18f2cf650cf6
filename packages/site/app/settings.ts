/** What a visitor has chosen for the whole site. It is kept in this browser and nowhere else. */
export interface Settings {
  readonly theme: 'system' | 'light' | 'dark';
  readonly angle: 'radians' | 'gradians' | 'degrees';
  readonly digits: '4' | '6' | '8' | '10' | '15' | '30' | '50' | '100';
  /** `either`: nothing was chosen, answers have a point, and what is typed is asked about where it could mean two numbers. */
  readonly decimal: 'either' | 'point' | 'comma';
  /** Which keyboard touch screens show for mathematics: that of the page, or the one of the device. */
  readonly keyboard: 'mathematics' | 'device';
  /** How a matrix is typed: into cells, or as text. */
  readonly matrices: 'grid' | 'text';
}
export type SettingName = keyof Settings;

/** What can be chosen; the first is in force where nothing was. */
export const settingChoices: { readonly [Name in SettingName]: readonly [Settings[Name], ...Settings[Name][]] } = {
  theme: ['system', 'light', 'dark'],
  angle: ['radians', 'gradians', 'degrees'],
  digits: ['15', '4', '6', '8', '10', '30', '50', '100'],
  decimal: ['either', 'point', 'comma'],
  keyboard: ['mathematics', 'device'],
  matrices: ['grid', 'text'],
};

export const defaultSetting = <Name extends SettingName>(name: Name): Settings[Name] => settingChoices[name][0];

const keyOf = (name: SettingName): string => `nomogram:${name}`;
/** Tells what is awake on the page that a setting has changed. */
export const settingsChanged = 'nomogram:settings';

export const isSettingName = (text: string | undefined): text is SettingName =>
  text !== undefined && Object.hasOwn(settingChoices, text);

/** The choice of this browser; what cannot be read is as if nothing was chosen. */
export function storedSetting<Name extends SettingName>(name: Name): Settings[Name] {
  try {
    const text = localStorage.getItem(keyOf(name));
    return settingChoices[name].find((one) => one === text) ?? defaultSetting(name);
  } catch {
    return defaultSetting(name);
  }
}

export function storeSetting(name: SettingName, value: string): void {
  try {
    if (value === defaultSetting(name)) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), value);
  } catch {
    // A browser that stores nothing keeps to the first choices.
  }
  dispatchEvent(new Event(settingsChanged));
}

/** The chosen decimal mark as the query of a request; empty where none was chosen. */
export function decimalQuery(): string {
  const mark = storedSetting('decimal');
  return mark === 'either' ? '' : `?decimal=${mark}`;
}
