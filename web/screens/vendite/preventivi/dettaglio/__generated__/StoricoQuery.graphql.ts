/**
 * @generated SignedSource<<ba924e9342e066c182a721a332fbd613>>
 * @relayHash bcda3bbc2107c381492f99e91ea6b4ca
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID aa4a1dbd9901ced393174514a49a5c56e5336e431caf24c5640c02f4c0760756

import type { ConcreteRequest } from 'relay-runtime';
export type StoricoQuery$variables = {
  pk: number;
};
export type StoricoQuery$data = {
  readonly storicoPreventivo: ReadonlyArray<{
    readonly azione: string;
    readonly campo: string;
    readonly dopo: string | null;
    readonly il: string;
    readonly prima: string | null;
    readonly utente: string;
  }>;
};
export type StoricoQuery = {
  response: StoricoQuery$data;
  variables: StoricoQuery$variables;
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
    "name": "StoricoQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "StoricoQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "aa4a1dbd9901ced393174514a49a5c56e5336e431caf24c5640c02f4c0760756",
    "metadata": {},
    "name": "StoricoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "d1b11951b5da19296ef124cac19f102b";

export default node;
