import { takeToken } from './preview-token.ts';

// Sends the token of this tab to the server, which responds with the document of the draft. The token travels in a form, so no URL and no
// log contains it. This is an entry of its own, because an editor waits for this script alone.

const [form] = document.forms;
const field = form?.elements.namedItem('token');
if (form && field instanceof HTMLInputElement) {
  field.value = takeToken() ?? '';
  form.submit();
}
