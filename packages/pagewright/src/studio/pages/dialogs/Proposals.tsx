import { useEffect, useRef } from 'react';
import { useForm } from 'react-final-form';
import { useStudio } from '../../shell/studio-context.ts';
import { proposedAddress } from '../page-address.ts';
import { languageIn, likeIn, type NewPageValues, proposedFile } from './new-page-values.ts';

/** Fills in an address for the title, and a file name for the address, until somebody types their own. */
export function Proposals({ values }: { readonly values: NewPageValues }) {
  const { state } = useStudio();
  const form = useForm<NewPageValues>();
  const proposed = useRef({ address: values.address, name: values.name });
  const { title, template, language, address, name } = values;
  const { site } = state;
  const like = likeIn(site, values);
  const next = proposedAddress(site, title, { like, language: languageIn(site, values) });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new proposal, not what is typed meanwhile, replaces the last one.
  useEffect(() => {
    if (address === '' || address === proposed.current.address) form.change('address', next);
    proposed.current.address = next;
  }, [next, template, language]);
  const nextName = proposedFile(state, address);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => {
    if (name === '' || name === proposed.current.name) form.change('name', nextName);
    proposed.current.name = nextName;
  }, [nextName]);
  return null;
}
