import { Icon } from '@/components/ui/icon';

/** Works through /shell.js; without a script it is not shown and the system decides. */
export function ThemeSwitch() {
  return (
    <button type="button" className="iconbtn" data-theme-switch="" aria-label="Switch between light and dark">
      <Icon name="theme" />
    </button>
  );
}
