/** Where the content service takes messages, below its address. Forms name it too, so it is apart from the code that sends. */
export const contactMessagePath = '/wp-json/custom/v1/store_form_data';
