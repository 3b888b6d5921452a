/** A page of the museum, formatted by hand. It does not change when the museum does. */
export const samplePage = `{
  "$schema": "../schemas/page.schema.json",
  "route": "/policy",
  "head": {
    "title": "Diversity, equity and inclusion policy",
    "description": "How {site.name} hires, pays and promotes fairly."
  },
  "blocks": [
    {
      "type": "masthead",
      "props": {
        "title": "Diversity, equity and inclusion",
        "eyebrow": "Museum",
        "lead": "What we promise to the people who work here.",
        "image": {
          "src": "/pictures/gulls.avif",
          "alt": ""
        },
        "layout": "side",
        "tone": "sea"
      }
    },
    {
      "type": "passage",
      "props": {
        "heading": "Hiring",
        "paragraphs": ["Vacancies are advertised openly.", "Two people read each application."],
        "layout": "columns",
        "tone": "chalk"
      }
    },
    {
      "type": "saying",
      "props": {
        "text": "Read every application twice.",
        "tone": "night"
      }
    }
  ]
}
`;

/** A page whose cards show exhibitions: the title, text, picture and address of each. */
export const teaserPage = `{
  "$schema": "../schemas/page.schema.json",
  "route": "/on-show",
  "head": {
    "title": "On show",
    "description": "What {site.name} shows."
  },
  "data": {
    "shows": {
      "source": "exhibitions",
      "params": {
        "per_page": 2
      }
    }
  },
  "blocks": [
    {
      "type": "masthead",
      "props": {
        "title": "On show"
      }
    },
    {
      "type": "teasers",
      "props": {
        "heading": "Exhibitions and articles",
        "cards": [
          {
            "each": "{shows}",
            "take": 2,
            "show": {
              "title": "{item.title}",
              "href": "/exhibitions/{item.slug}",
              "text": "{item.teaser}",
              "image": "{item.poster}",
              "badge": {
                "short": "E",
                "long": "Exhibition"
              }
            }
          }
        ]
      }
    }
  ]
}
`;
