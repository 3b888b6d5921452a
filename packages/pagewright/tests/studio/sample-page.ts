/** A page of this site as a person formats it. Its lines stay the same whatever the site becomes. */
export const samplePage = `{
  "$schema": "../schemas/page.schema.json",
  "route": "/policy",
  "head": {
    "title": "Diversity, equity and inclusion policy",
    "description": "How {site.name} hires, pays and promotes fairly."
  },
  "blocks": [
    {
      "type": "hero-banner",
      "props": {
        "title": "Diversity, equity and inclusion",
        "eyebrow": "Company",
        "lead": "What we promise to the people who work here.",
        "image": {
          "src": "/plates/round-table.avif",
          "alt": ""
        },
        "layout": "split",
        "tone": "tint"
      }
    },
    {
      "type": "text-section",
      "props": {
        "heading": "Hiring",
        "paragraphs": ["Vacancies are advertised openly.", "Two people read each application."],
        "layout": "columns",
        "tone": "white"
      }
    },
    {
      "type": "quote",
      "props": {
        "text": "Read every application twice.",
        "tone": "ink"
      }
    }
  ]
}
`;

/** A page whose cards show case studies: the title, text, picture and address of each. */
export const teaserPage = `{
  "$schema": "../schemas/page.schema.json",
  "route": "/work",
  "head": {
    "title": "Work",
    "description": "What {site.name} has done."
  },
  "data": {
    "studies": {
      "source": "case-studies",
      "params": {
        "per_page": 2
      }
    }
  },
  "blocks": [
    {
      "type": "hero-banner",
      "props": {
        "title": "Work"
      }
    },
    {
      "type": "teaser-cards",
      "props": {
        "heading": "Work and writing",
        "cards": [
          {
            "each": "{studies}",
            "take": 2,
            "show": {
              "title": "{item.title}",
              "href": "/insight/case-study/{item.slug}",
              "text": "{item.excerpt}",
              "image": "{item.featured_image}",
              "badge": {
                "short": "CS",
                "long": "Case Study"
              }
            }
          }
        ]
      }
    }
  ]
}
`;
