import { ChevronDown, Keyboard, LogOut, Pause } from 'lucide-react';
import type { ReactNode } from 'react';
import './top-bar.css';

type TopBarProps = {
  where: string;
  title: string;
  clock: ReactNode;
  onDirections: () => void;
  onShortcuts: () => void;
  /** Only where the mode has a pause. */
  onPause?: () => void;
  onExit: () => void;
};

/** Where you are, how long you have, and what you can use. */
export function TopBar({ where, title, clock, onDirections, onShortcuts, onPause, onExit }: TopBarProps) {
  return (
    <header className="run-top">
      <div className="where">
        <span>{where}</span>
        <b>{title}</b>
        <button type="button" onClick={onDirections}>
          Directions
          <ChevronDown className="i" aria-hidden="true" />
        </button>
      </div>
      {clock}
      <div className="tools">
        {onPause && (
          <button type="button" onClick={onPause}>
            <Pause className="i" aria-hidden="true" />
            Pause
          </button>
        )}
        <button type="button" className="keys" onClick={onShortcuts}>
          <Keyboard className="i" aria-hidden="true" />
          Shortcuts
        </button>
        <button type="button" onClick={onExit}>
          <LogOut className="i" aria-hidden="true" />
          Exit
        </button>
      </div>
    </header>
  );
}
