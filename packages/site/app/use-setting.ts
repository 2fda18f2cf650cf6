import { useSyncExternalStore } from 'react';
import { defaultSetting, type SettingName, type Settings, settingsChanged, storedSetting } from './settings.ts';

function subscribe(onChange: () => void): () => void {
  for (const event of [settingsChanged, 'storage']) addEventListener(event, onChange);
  return () => {
    for (const event of [settingsChanged, 'storage']) removeEventListener(event, onChange);
  };
}

/** A setting of this browser; on the server, and until the page wakes up, the first choice. */
export const useSetting = <Name extends SettingName>(name: Name): Settings[Name] =>
  useSyncExternalStore(
    subscribe,
    () => storedSetting(name),
    () => defaultSetting(name),
  );
