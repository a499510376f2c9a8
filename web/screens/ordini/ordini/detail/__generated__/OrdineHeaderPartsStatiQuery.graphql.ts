/**
 * @generated SignedSource<<afb26adf8d8e5b9e56579a925c6bd1e2>>
 * @relayHash 4bc3ad4e95e34a0350bf34e31482dfe1
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 469186798e566d44d318bd8f6983ba667bea5635a00ea3fc281f30db13e26b8a

import type { ConcreteRequest } from 'relay-runtime';
export type OrdineHeaderPartsStatiQuery$variables = Record<PropertyKey, never>;
export type OrdineHeaderPartsStatiQuery$data = {
  readonly dominioOrdini: {
    readonly stati: ReadonlyArray<{
      readonly colore: string;
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
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "colore",
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
    "id": "469186798e566d44d318bd8f6983ba667bea5635a00ea3fc281f30db13e26b8a",
    "metadata": {},
    "name": "OrdineHeaderPartsStatiQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "39bf1dffb654bc037ccf18ccf7fdc994";

export default node;
