import type { BlockProps } from 'pagewright';
import { FormActionContext } from 'pagewright/blocks';
import { useContext, useId } from 'react';
import { Band } from '../Band.tsx';

type Field = BlockProps['enquiry']['fields'][number];

function Control({ id, name, type = 'text', options = [], required, rows }: Field & { readonly id: string }) {
  const shared = { id, name, required: required !== false && required !== '' };
  if (type === 'textarea') return <textarea {...shared} rows={rows} />;
  if (type !== 'select') return <input {...shared} type={type} />;
  return (
    <select id={id} name={name} required={shared.required}>
      {options.map((option) => (
        <option key={option}>{option}</option>
      ))}
    </select>
  );
}

/** The browser sends the form itself. */
export default function Enquiry({ heading, lead, fields, submit, tone }: BlockProps['enquiry']) {
  const id = useId();
  return (
    <Band tone={tone} heading={heading} lead={lead}>
      <form method="post" action={useContext(FormActionContext)}>
        {fields.map((field) => (
          <p key={field.name}>
            <label htmlFor={`${id}${field.name}`}>{field.label}</label>
            <Control {...field} id={`${id}${field.name}`} />
          </p>
        ))}
        <button type="submit">{submit}</button>
      </form>
    </Band>
  );
}
