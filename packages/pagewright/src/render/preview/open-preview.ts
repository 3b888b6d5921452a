import { takeToken } from './preview-token.ts';

// Sends the token of this tab to the server, which responds with the document of the draft. A form sends it, so that no URL and no
// log contains it. An entry of its own: this script is all that an editor waits for.

const [form] = document.forms;
const field = form?.elements.namedItem('token');
if (form && field instanceof HTMLInputElement) {
  field.value = takeToken() ?? '';
  form.submit();
}
