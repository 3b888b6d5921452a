import { configs } from 'pagewright/tooling';
import { useEffect, useRef, useState } from 'react';
import { Callout } from '../../controls/Callout.tsx';
import { FieldGroup } from '../../controls/FieldGroup.tsx';
import { PushButton } from '../../controls/PushButton.tsx';
import { labelOf } from '../../field/schema-words.ts';
import { useField } from '../../field/use-field.ts';
import { ValueField } from '../../field/ValueField.tsx';
import { problemTexts } from '../../problems/problem-texts.tsx';
import { useWantedField } from '../../reveal/wanted-field.ts';
import { useStudio } from '../../shell/studio-context.ts';
import { focusIn } from '../focus-field.ts';
import { formStrings } from '../form-strings.ts';
import css from './AddressFields.module.css';

const route = ['route'];

/** The routes of a page. A dialog changes them together with the links to them. Here, they are changed only on purpose. */
export function AddressFields({ file }: { readonly file: string }) {
  const { state, show } = useStudio();
  const config = configs.read(state.site, file);
  const { place, problems } = useField(file, route);
  const fields = useRef<HTMLDivElement>(null);
  const [isChanged, setChanged] = useState(false);
  const wanted = useWantedField();
  const isWanted = wanted?.file === file && wanted.pointer.startsWith('/route');
  useEffect(() => {
    if (isChanged && fields.current) focusIn(fields.current);
  }, [isChanged]);
  const label = labelOf('route', place.node);
  const routes = config ? configs.routesOf(config) : [];
  if (isChanged || isWanted || routes.length === 0)
    return (
      <div ref={fields} className={css.fields}>
        {routes.length > 0 && <Callout kind="warning">{formStrings.addressWarning}</Callout>}
        <ValueField file={file} steps={route} label={label} isRequired />
      </div>
    );
  return (
    <div data-pointer="/route">
      <FieldGroup label={label} problem={problemTexts(problems)}>
        <ul>
          {routes.map((each) => (
            <li key={each}>
              <code>{each}</code>
            </li>
          ))}
        </ul>
        <div className={css.buttons}>
          <PushButton onClick={() => show({ movedFile: file })}>{formStrings.changeAddress}</PushButton>
          <PushButton kind="quiet" onClick={() => setChanged(true)}>
            {formStrings.otherAddresses}
          </PushButton>
        </div>
      </FieldGroup>
    </div>
  );
}
