/**
 * @generated SignedSource<<34ef2566a66e5856e370eda56bf3e05e>>
 * @relayHash 3696edf5268e1c58a14a8406b6ea50b6
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 9ac9dce688fba9f8341e4591ad8a09ef424861cf08a2ad68e745bc2dde3a42b3

import type { ConcreteRequest } from 'relay-runtime';
export type PreventivoHistoryQuery$variables = {
  pk: number;
};
export type PreventivoHistoryQuery$data = {
  readonly storicoPreventivo: ReadonlyArray<{
    readonly azione: string;
    readonly campo: string;
    readonly dopo: string | null;
    readonly il: string;
    readonly prima: string | null;
    readonly utente: string;
  }>;
};
export type PreventivoHistoryQuery = {
  response: PreventivoHistoryQuery$data;
  variables: PreventivoHistoryQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "pk"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "pk",
        "variableName": "pk"
      }
    ],
    "concreteType": "VoceStorico",
    "kind": "LinkedField",
    "name": "storicoPreventivo",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "il",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "utente",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "azione",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "campo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "prima",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "dopo",
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
    "name": "PreventivoHistoryQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PreventivoHistoryQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "9ac9dce688fba9f8341e4591ad8a09ef424861cf08a2ad68e745bc2dde3a42b3",
    "metadata": {},
    "name": "PreventivoHistoryQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "23d38861004919a0ebcb811429d3e258";

export default node;
