/**
 * @generated SignedSource<<5d8883341eadf76dd221c64509d0261b>>
 * @relayHash e32ff6899995304e2b6c2c4abb891109
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID ba0f558d84cdf43c1515eba96b00273602f501a887040b5354ed00e32d7fdf8f

import type { ConcreteRequest } from 'relay-runtime';
export type OrdineHeaderPartsStatiQuery$variables = Record<PropertyKey, never>;
export type OrdineHeaderPartsStatiQuery$data = {
  readonly dominioOrdini: {
    readonly stati: ReadonlyArray<{
      readonly nome: string;
      readonly pk: number;
    }>;
  };
};
export type OrdineHeaderPartsStatiQuery = {
  response: OrdineHeaderPartsStatiQuery$data;
  variables: OrdineHeaderPartsStatiQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "concreteType": "DominioOrdini",
    "kind": "LinkedField",
    "name": "dominioOrdini",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "ValoreStato",
        "kind": "LinkedField",
        "name": "stati",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "nome",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "OrdineHeaderPartsStatiQuery",
    "selections": (v0/*:: as any*/),
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "OrdineHeaderPartsStatiQuery",
    "selections": (v0/*:: as any*/)
  },
  "params": {
    "id": "ba0f558d84cdf43c1515eba96b00273602f501a887040b5354ed00e32d7fdf8f",
    "metadata": {},
    "name": "OrdineHeaderPartsStatiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "a2240156079992c2141cd329f206ddb9";

export default node;
