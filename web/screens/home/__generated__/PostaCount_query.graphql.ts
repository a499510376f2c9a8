/**
 * @generated SignedSource<<3b9693ebb05b52399e43acace0f93a10>>
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type PostaCount_query$data = {
  readonly fallite: {
    readonly totalCount: number;
  };
  readonly inAttesa: {
    readonly totalCount: number;
  };
  readonly " $fragmentType": "PostaCount_query";
};
export type PostaCount_query$key = {
  readonly " $data"?: PostaCount_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"PostaCount_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "kind": "Literal",
  "name": "first",
  "value": 1
},
v1 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "totalCount",
    "storageKey": null
  }
];
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "PostaCount_query",
  "selections": [
    {
      "alias": "inAttesa",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "stato": "DA_INVIARE"
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "MailsConnection",
      "kind": "LinkedField",
      "name": "mails",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "mails(filtro:{\"stato\":\"DA_INVIARE\"},first:1)"
    },
    {
      "alias": "fallite",
      "args": [
        {
          "kind": "Literal",
          "name": "filtro",
          "value": {
            "stato": "FALLITA"
          }
        },
        (v0/*:: as any*/)
      ],
      "concreteType": "MailsConnection",
      "kind": "LinkedField",
      "name": "mails",
      "plural": false,
      "selections": (v1/*:: as any*/),
      "storageKey": "mails(filtro:{\"stato\":\"FALLITA\"},first:1)"
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3223e8422d3a8959147a04f121e81cac";

export default node;
