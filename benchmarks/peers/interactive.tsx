'use client';

import {
  type ChangeEvent,
  type ComponentProps,
  createContext,
  type FocusEvent,
  type FormEvent,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';

/** The id of the open menu, and what opens or closes one. */
const OpenMenu = createContext<{ open: string; toggle: (menu: string) => void }>({
  open: '',
  toggle: () => undefined,
});

/** A header whose menus close with Escape and with a click beside them. */
export function Menus(props: ComponentProps<'header'>) {
  const [open, setOpen] = useState('');
  const header = useRef<HTMLElement>(null);
  useEffect(() => {
    if (open === '') return undefined;
    const onKey = ({ key }: KeyboardEvent) => key === 'Escape' && setOpen('');
    const onPointer = ({ target }: PointerEvent) =>
      target instanceof Node && !header.current?.contains(target) && setOpen('');
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPointer);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPointer);
    };
  }, [open]);
  const toggle = (menu: string) => setOpen((current) => (current === menu ? '' : menu));
  return (
    <OpenMenu value={{ open, toggle }}>
      <header {...props} ref={header} />
    </OpenMenu>
  );
}

export function MenuItem({ menu, ...props }: ComponentProps<'li'> & { menu: string }) {
  const { open } = use(OpenMenu);
  return <li {...props} data-menu={open === menu ? 'open' : 'closed'} />;
}

export function MenuButton({ menu, ...props }: ComponentProps<'button'> & { menu: string }) {
  const { open, toggle } = use(OpenMenu);
  return <button {...props} type="button" aria-expanded={open === menu} onClick={() => toggle(menu)} />;
}

const Paused = createContext<{ paused: boolean; toggle: () => void }>({
  paused: false,
  toggle: () => undefined,
});

/** Something that moves, and the button that pauses it. */
export function Pausing(props: ComponentProps<'div'>) {
  const [paused, setPaused] = useState(false);
  return (
    <Paused value={{ paused, toggle: () => setPaused((current) => !current) }}>
      <div {...props} />
    </Paused>
  );
}

export function PauseButton(props: ComponentProps<'button'>) {
  const { paused, toggle } = use(Paused);
  return <button {...props} type="button" data-paused={paused} onClick={toggle} />;
}

export function Pausable(props: ComponentProps<'div'>) {
  return <div {...props} data-paused={use(Paused).paused} />;
}

const countMilliseconds = 900;

/** A figure, such as `650+`, that counts up once when it comes into view. */
export function Count({ final, ...props }: ComponentProps<'span'> & { final: string }) {
  const [share, setShare] = useState(1);
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (!element.current) return undefined;
    let frame = 0;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      const began = performance.now();
      const count = () => {
        const passed = Math.min(1, (performance.now() - began) / countMilliseconds);
        setShare(passed);
        if (passed < 1) frame = requestAnimationFrame(count);
      };
      count();
    });
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, []);
  const shown =
    share === 1 ? final : final.replace(/\d+/, (digits) => `${Math.round(Number(digits) * share)}`);
  return (
    <span {...props} ref={element}>
      {shown}
    </span>
  );
}

type FormField = HTMLInputElement | HTMLTextAreaElement;

interface FormState {
  readonly values: Readonly<Record<string, string>>;
  readonly errors: Readonly<Record<string, string>>;
  readonly outcome: 'none' | 'sending' | 'sent' | 'failed';
  change(name: string, value: string): void;
  judge(field: FormField): void;
}

const FormContext = createContext<FormState>({
  values: {},
  errors: {},
  outcome: 'none',
  change: () => undefined,
  judge: () => undefined,
});

/** A form that says what is wrong with a field when it is left, and sends its values as JSON. */
export function Form(props: ComponentProps<'form'>) {
  const [values, setValues] = useState<FormState['values']>({});
  const [errors, setErrors] = useState<FormState['errors']>({});
  const [outcome, setOutcome] = useState<FormState['outcome']>('none');
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    setOutcome('sending');
    const headers = { 'Content-Type': 'application/json' };
    const body = JSON.stringify(values);
    const response = await fetch(event.currentTarget.action, { method: 'POST', headers, body });
    setOutcome(response.ok ? 'sent' : 'failed');
    if (response.ok) setValues({});
  };
  const state: FormState = {
    values,
    errors,
    outcome,
    change: (name, value) => setValues((current) => ({ ...current, [name]: value })),
    judge: ({ name, validationMessage }) =>
      setErrors((current) => ({ ...current, [name]: validationMessage })),
  };
  return (
    <FormContext value={state}>
      <form {...props} onSubmit={send} />
    </FormContext>
  );
}

/** State and handlers of a field, and its error. */
function useField(name: string) {
  const { values, errors, change, judge } = use(FormContext);
  const error = errors[name] ?? '';
  const props = {
    value: values[name] ?? '',
    'aria-invalid': error !== '',
    onChange: ({ target }: ChangeEvent<FormField>) => change(name, target.value),
    onBlur: ({ target }: FocusEvent<FormField>) => judge(target),
  };
  return { props, message: error === '' ? null : <p>{error}</p> };
}

export function InputField({ fieldName, ...props }: ComponentProps<'input'> & { fieldName: string }) {
  const field = useField(fieldName);
  return (
    <>
      <input {...props} {...field.props} />
      {field.message}
    </>
  );
}

export function TextField({ fieldName, ...props }: ComponentProps<'textarea'> & { fieldName: string }) {
  const field = useField(fieldName);
  return (
    <>
      <textarea {...props} {...field.props} />
      {field.message}
    </>
  );
}

const outcomes = { none: '', sending: 'Sending…', sent: 'Thank you.', failed: 'The message was not sent.' };

export function FormStatus(props: ComponentProps<'p'>) {
  const { outcome } = use(FormContext);
  return (
    <p {...props} data-outcome={outcome}>
      {outcomes[outcome]}
    </p>
  );
}
