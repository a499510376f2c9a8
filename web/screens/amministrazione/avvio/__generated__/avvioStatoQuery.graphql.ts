/**
 * @generated SignedSource<<d53b3ea330265e7c03c3596398fe5c35>>
 * @relayHash 0a9f484fae2ad5cb874024809466db63
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID d4123b31d326af32e7d145b7d34e97b4b96a102975c1eeb36aec692f9f0e4ca1

import type { ConcreteRequest } from 'relay-runtime';
export type avvioStatoQuery$variables = {
  codice: string;
};
export type avvioStatoQuery$data = {
  readonly avvio: {
    readonly motivo: string | null;
    readonly passo: string;
  };
};
export type avvioStatoQuery = {
  response: avvioStatoQuery$data;
  variables: avvioStatoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "codice"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "codice",
        "variableName": "codice"
      }
    ],
    "concreteType": "Avvio",
    "kind": "LinkedField",
    "name": "avvio",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "motivo",
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "passo",
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
    "name": "avvioStatoQuery",
    "selections": (v1/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "avvioStatoQuery",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "d4123b31d326af32e7d145b7d34e97b4b96a102975c1eeb36aec692f9f0e4ca1",
    "metadata": {},
    "name": "avvioStatoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "e184a39bc31c5c555e3ed4a88597305c";

export default node;
