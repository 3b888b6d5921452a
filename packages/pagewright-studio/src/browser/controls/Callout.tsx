import { CircleAlert, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import css from './Callout.module.css';

interface CalloutProps {
  readonly kind: 'info' | 'warning' | 'error';
  readonly children: ReactNode;
  readonly actions?: ReactNode;
}

const icons = { info: Info, warning: TriangleAlert, error: CircleAlert };

/** Something that a person should know, with what can be done about it. */
export function Callout({ kind, children, actions }: CalloutProps) {
  const Icon = icons[kind];
  return (
    <div className={css.notice} data-kind={kind} role={kind === 'info' ? 'status' : 'alert'}>
      <Icon size={16} aria-hidden />
      <div>{children}</div>
      {actions && <div className={css.actions}>{actions}</div>}
    </div>
  );
}
