import { useEffect, useEffectEvent, useState } from 'react';

const settingName = 'single-key-shortcuts';

/** Whether single keys do something; remembered on this device. */
export function useShortcutSetting(): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => globalThis.localStorage?.getItem(settingName) !== 'off');
  return [
    on,
    (next) => {
      localStorage.setItem(settingName, next ? 'on' : 'off');
      setOn(next);
    },
  ];
}

const typing = 'input:not([type="radio"], [type="checkbox"]), textarea, select, [contenteditable="true"]';
const ownsArrows = 'input[type="radio"], [role="separator"], dialog, [popover]';

/**
 * Calls `press` with each single key, lower case ("a", "arrowright"), that nothing else on the page has a use for.
 * `press` answers whether it used the key.
 */
export function useShortcuts(on: boolean, press: (key: string) => boolean) {
  const handle = useEffectEvent((event: KeyboardEvent) => {
    const at = event.target instanceof Element ? event.target : null;
    const held = event.ctrlKey || event.metaKey || event.altKey || event.isComposing;
    if (held || event.defaultPrevented || at?.closest(typing) || document.querySelector('dialog[open]'))
      return;
    const key = event.key.toLowerCase();
    if (key.startsWith('arrow') && at?.closest(ownsArrows)) return;
    if (press(key)) event.preventDefault();
  });
  useEffect(() => {
    if (!on) return;
    document.addEventListener('keydown', handle);
    return () => document.removeEventListener('keydown', handle);
  }, [on]);
}
