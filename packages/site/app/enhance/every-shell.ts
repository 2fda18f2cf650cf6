/**
 * What every page needs from its first moment, and nothing more: the theme that was chosen, menus that close, a way to
 * the search, and a word while the next page is on its way.
 */

import { isAnythingKept } from '../kept-calculators.ts';
import { isSettingName, type Settings, storedSetting, storeSetting } from '../settings.ts';
import { saysLoading } from './loading.ts';
import { keepsForOffline } from './offline.ts';
import { opensSearch } from './opens-search.ts';
import { startScript } from './starts-scripts.ts';
import { applyTheme } from './theme.ts';

document.documentElement.dataset.scripted = '';
applyTheme(storedSetting('theme'));
saysLoading();
opensSearch();
keepsForOffline();

const menus = () => document.querySelectorAll<HTMLDetailsElement>('details[data-menu][open]');

document.addEventListener('change', ({ target }) => {
  if (!(target instanceof HTMLSelectElement)) return;
  const { setting } = target.dataset;
  if (!isSettingName(setting)) return;
  storeSetting(setting, target.value);
  if (setting === 'theme') applyTheme(target.value as Settings['theme']);
});

document.addEventListener('pointerdown', ({ target }) => {
  for (const menu of menus()) if (target instanceof Node && !menu.contains(target)) menu.open = false;
});

document.addEventListener('keydown', ({ key }) => {
  if (key !== 'Escape') return;
  for (const menu of menus()) {
    menu.open = false;
    menu.querySelector('summary')?.focus();
  }
});

document.addEventListener('DOMContentLoaded', () => {
  // Nothing is fetched for a visitor of whom nothing is kept.
  const kept = document.querySelector<HTMLElement>('[data-kept]')?.dataset.kept;
  if (kept && isAnythingKept()) startScript(kept);
  for (const control of document.querySelectorAll<HTMLSelectElement>('[data-setting]'))
    if (isSettingName(control.dataset.setting)) control.value = storedSetting(control.dataset.setting);
});
