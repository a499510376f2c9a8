/**
 * @generated SignedSource<<1fb4b1d8246992512813a7420fd1b2ce>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WorkList_query$data = {
  readonly daAssegnare?: {
    readonly " $fragmentSpreads": FragmentRefs<"PreventiviWork_query">;
  } | null;
  readonly daInviare?: {
    readonly " $fragmentSpreads": FragmentRefs<"PostaWork_conferme">;
  } | null;
  readonly deiTempi?: {
    readonly " $fragmentSpreads": FragmentRefs<"OrdiniWork_query">;
  } | null;
  readonly diAttivita?: {
    readonly " $fragmentSpreads": FragmentRefs<"OfficinaWork_attivita">;
  } | null;
  readonly diCelle?: {
    readonly " $fragmentSpreads": FragmentRefs<"CelleWork_query">;
  } | null;
  readonly diFasi?: {
    readonly " $fragmentSpreads": FragmentRefs<"OfficinaWork_fasi">;
  } | null;
  readonly diForniture?: {
    readonly " $fragmentSpreads": FragmentRefs<"FornitureWork_query">;
  } | null;
  readonly diImportazioni?: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsWork_importazioni">;
  } | null;
  readonly diMail?: {
    readonly " $fragmentSpreads": FragmentRefs<"PostaWork_query">;
  } | null;
  readonly diMossi?: {
    readonly " $fragmentSpreads": FragmentRefs<"NewsWork_mossi">;
  } | null;
  readonly " $fragmentType": "WorkList_query";
};
export type WorkList_query$key = {
  readonly " $data"?: WorkList_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"WorkList_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "kind": "RootArgument",
      "name": "attivita"
    },
    {
      "kind": "RootArgument",
      "name": "celle"
    },
    {
      "kind": "RootArgument",
      "name": "conferme"
    },
    {
      "kind": "RootArgument",
      "name": "fasi"
    },
    {
      "kind": "RootArgument",
      "name": "forniture"
    },
    {
      "kind": "RootArgument",
      "name": "importazioni"
    },
    {
      "kind": "RootArgument",
      "name": "mossi"
    },
    {
      "kind": "RootArgument",
      "name": "ordini"
    },
    {
      "kind": "RootArgument",
      "name": "posta"
    },
    {
      "kind": "RootArgument",
      "name": "suoiPreventivi"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "WorkList_query",
  "selections": [
    {
      "condition": "attivita",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OfficinaWork_attivita"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "diAttivita"
        }
      ]
    },
    {
      "condition": "fasi",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OfficinaWork_fasi"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "diFasi"
        }
      ]
    },
    {
      "condition": "ordini",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "OrdiniWork_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "deiTempi"
        }
      ]
    },
    {
      "condition": "celle",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "CelleWork_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "diCelle"
        }
      ]
    },
    {
      "condition": "forniture",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "FornitureWork_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "diForniture"
        }
      ]
    },
    {
      "condition": "suoiPreventivi",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PreventiviWork_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "daAssegnare"
        }
      ]
    },
    {
      "condition": "posta",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PostaWork_query"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "diMail"
        }
      ]
    },
    {
      "condition": "conferme",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "PostaWork_conferme"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "daInviare"
        }
      ]
    },
    {
      "condition": "mossi",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NewsWork_mossi"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "diMossi"
        }
      ]
    },
    {
      "condition": "importazioni",
      "kind": "Condition",
      "passingValue": true,
      "selections": [
        {
          "fragment": {
            "kind": "InlineFragment",
            "selections": [
              {
                "args": null,
                "kind": "FragmentSpread",
                "name": "NewsWork_importazioni"
              }
            ],
            "type": "Query",
            "abstractKey": null
          },
          "kind": "AliasedInlineFragmentSpread",
          "name": "diImportazioni"
        }
      ]
    }
  ],
  "type": "Query",
  "abstractKey": null
};

(node as any).hash = "705509bf3eab4ced7df8735adb4927a7";

export default node;
