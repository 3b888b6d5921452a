import { nodes } from 'pagewright/tooling';
import { type FormEvent, useId, useState } from 'react';
import { FieldGroup } from '../../controls/FieldGroup.tsx';
import { TextInput } from '../../controls/TextInput.tsx';
import type { LiteralProps } from '../../field/literal-props.ts';
import { formStrings } from '../form-strings.ts';
import { type DateParts, dateParts, dateText, zoneIn } from '../rules/date-text.ts';
import css from './fields.module.css';
import { TextField } from './TextField.tsx';
import { useDraftText } from './use-draft-text.ts';
import { useLiteral } from './use-literal.ts';

const noDate: DateParts = { date: '', time: '', zone: '' };

/** A day, a time and a time zone. Other text is shown as it is written. */
export function DateField(props: LiteralProps) {
  const { node, label, help, isRequired = false, aside } = props;
  const { value, problem, typeText } = useLiteral(props);
  const id = useId();
  const text = typeof value === 'string' ? value : '';
  const parts = text === '' ? noDate : dateParts(text);
  const [isOther] = useState(parts === undefined);
  // While a person types a day or a time, the browser has no value for it.
  const [partial, setPartial] = useState<'date' | 'time'>();
  const isFull = node !== undefined && nodes.formatOf(node) === 'date-time';
  const { date, time, zone } = parts ?? noDate;
  const write = (change: Partial<DateParts>) => typeText(dateText({ date, time, zone, ...change }, isFull));
  const zoneText = useDraftText(zone, String, zoneIn, (each) => write({ zone: String(each) }));
  if (isOther || !parts) return <TextField {...props} />;

  // Seconds are shown only if there are some.
  const shownParts = { date, time: time.replace(/^(\d\d:\d\d):00$/, '$1') };
  const type = (name: 'date' | 'time', { value: typed, validity }: HTMLInputElement) => {
    const isPartial = typed === '' && validity.badInput;
    setPartial(isPartial ? name : undefined);
    if (!isPartial) write({ [name]: typed });
  };
  const input = (name: 'date' | 'time') => (
    <div className={css.part}>
      {date !== '' && (
        <label htmlFor={`${id}-${name}`} className={css.partLabel}>
          {formStrings.dateParts[name]}
        </label>
      )}
      <TextInput
        id={`${id}-${name}`}
        aria-label={date === '' ? formStrings.dateParts[name] : undefined}
        type={name}
        step={name === 'time' && /:\d\d:/.test(shownParts.time) ? 1 : undefined}
        aria-invalid={problem ? true : undefined}
        value={partial === name ? '' : shownParts[name]}
        onInput={({ currentTarget }: FormEvent<HTMLInputElement>) => type(name, currentTarget)}
        // Only the event shows whether an input was cleared or is half filled.
        onText={() => {}}
        onBlur={() => setPartial(undefined)}
      />
    </div>
  );
  return (
    <FieldGroup label={label} help={help} isRequired={isRequired} problem={problem} aside={aside}>
      <div className={css.parts}>
        {input('date')}
        {date !== '' && input('time')}
        {time !== '' && (
          <div className={css.part} data-size="small">
            <label htmlFor={`${id}-zone`} className={css.partLabel}>
              {formStrings.dateParts.zone}
            </label>
            <TextInput
              id={`${id}-zone`}
              aria-invalid={zoneText.isUnreadable ? true : undefined}
              title={formStrings.dateParts.zoneHelp}
              value={zoneText.text}
              onText={zoneText.type}
              onBlur={zoneText.leave}
            />
          </div>
        )}
      </div>
    </FieldGroup>
  );
}
