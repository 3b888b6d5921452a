export default {
  name: 'events-extension',
  rules: [
    {
      name: 'short-titles',
      check: ({ config }) =>
        config.head.title.length > 20
          ? [
              {
                at: ['head', 'title'],
                message: 'This title is too long for the list of events.',
                repair: 'Write at most 20 characters.',
              },
            ]
          : [],
    },
  ],
};
