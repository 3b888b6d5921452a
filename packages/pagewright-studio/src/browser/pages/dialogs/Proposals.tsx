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
  const { title, template, language, address } = values;
  const { site } = state;
  const like = likeIn(site, values);
  const proposal = {
    address: proposedAddress(site, title, { like, language: languageIn(site, values) }),
    name: proposedFile(state, address),
  };
  /** Fills in a proposal, unless the field has what somebody typed, which may be newer than what was rendered. */
  const propose = (field: keyof typeof proposal) => {
    const current = form.getState().values[field];
    if (current === '' || current === proposed.current[field]) form.change(field, proposal[field]);
    proposed.current[field] = proposal[field];
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new proposal replaces the last one.
  useEffect(() => propose('address'), [proposal.address, template, language]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: as above.
  useEffect(() => propose('name'), [proposal.name]);
  return null;
}
