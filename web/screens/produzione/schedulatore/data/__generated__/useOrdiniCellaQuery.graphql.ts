/**
 * @generated SignedSource<<6858d16ac539f827a841a78771f80b9b>>
 * @relayHash 538412e9ecdabbf2957bf4cc21b4a674
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 506d4fc4390dbebc9c31307f9b452309ba28f6fc07ec9c67a8c0f717e1d1f51a

import type { ConcreteRequest } from 'relay-runtime';
export type useOrdiniCellaQuery$variables = {
  giorno: string;
};
export type useOrdiniCellaQuery$data = {
  readonly schedulerSlots: ReadonlyArray<{
    readonly ordini: unknown;
    readonly reparto: string;
  }>;
};
export type useOrdiniCellaQuery = {
  response: useOrdiniCellaQuery$data;
  variables: useOrdiniCellaQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "giorno"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "fromDate",
        "variableName": "giorno"
      },
      {
        "kind": "Variable",
        "name": "toDate",
        "variableName": "giorno"
      }
    ],
    "concreteType": "CellaReparto",
    "kind": "LinkedField",
    "name": "schedulerSlots",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "reparto",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "ordini",
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
    "name": "useOrdiniCellaQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "useOrdiniCellaQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "506d4fc4390dbebc9c31307f9b452309ba28f6fc07ec9c67a8c0f717e1d1f51a",
    "metadata": {},
    "name": "useOrdiniCellaQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a8d981fc7d74ae7f4bc5b61f1cf6ed88";

export default node;
