'use client';

import { type ReactNode, useEffect, useId, useRef } from 'react';
import './modal.css';

type ModalProps = {
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** A dialog of the browser's own: it keeps the focus inside, the rest inert, and gives the focus back. */
export function Modal({ title, onClose, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const name = useId();
  useEffect(() => {
    const element = dialog.current;
    if (element && !element.open) element.showModal();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="modal"
      aria-labelledby={name}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={name}>{title}</h2>
      {children}
    </dialog>
  );
}
