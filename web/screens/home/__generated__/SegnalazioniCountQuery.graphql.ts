/**
 * @generated SignedSource<<edeeac92350b55bf7d1bc2945c9134d9>>
 * @relayHash 4cf1c40670a30f6c1e1aa24db3792a0d
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID bbbe6d186cb5be08e85db8091f7748b4898b67dce4aed090c855ece7cc75997b

import type { ConcreteRequest } from 'relay-runtime';
export type SegnalazioniCountQuery$variables = {
  oggi: string;
};
export type SegnalazioniCountQuery$data = {
  readonly segnalazioni: {
    readonly totalCount: number;
  };
};
export type SegnalazioniCountQuery = {
  response: SegnalazioniCountQuery$data;
  variables: SegnalazioniCountQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "oggi"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "fields": [
          {
            "kind": "Variable",
            "name": "dal",
            "variableName": "oggi"
          }
        ],
        "kind": "ObjectValue",
        "name": "filtro"
      },
      {
        "kind": "Literal",
        "name": "first",
        "value": 1
      }
    ],
    "concreteType": "SegnalazioniConnection",
    "kind": "LinkedField",
    "name": "segnalazioni",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "totalCount",
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "SegnalazioniCountQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SegnalazioniCountQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "bbbe6d186cb5be08e85db8091f7748b4898b67dce4aed090c855ece7cc75997b",
    "metadata": {},
    "name": "SegnalazioniCountQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "5c1c5d15cc10fe04230a26a57d09e0ab";

export default node;
