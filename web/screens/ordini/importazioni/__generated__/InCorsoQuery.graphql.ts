/**
 * @generated SignedSource<<0e36a3fed4d3076289377b0a247f017c>>
 * @relayHash 54ec8fce07682383e0eacd314b088939
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 436df31e0b087b7d757d77840170a8c1b35e2263b33dbc63c10b085b0b81ca64

import type { ConcreteRequest } from 'relay-runtime';
export type InCorsoQuery$variables = Record<PropertyKey, never>;
export type InCorsoQuery$data = {
  readonly jobsInCorso: ReadonlyArray<{
    readonly creatoIl: string;
    readonly descrizione: string;
    readonly pk: number;
    readonly tipo: string;
    readonly utente: string;
  }>;
};
export type InCorsoQuery = {
  response: InCorsoQuery$data;
  variables: InCorsoQuery$variables;
};

const node: ConcreteRequest = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "tipo",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "descrizione",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "utente",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "creatoIl",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": [],
    "kind": "Fragment",
    "metadata": null,
    "name": "InCorsoQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "jobsInCorso",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": [],
    "kind": "Operation",
    "name": "InCorsoQuery",
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "jobsInCorso",
        "plural": true,
        "selections": [
          (v0/*:: as any*/),
          (v1/*:: as any*/),
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "id",
            "storageKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "436df31e0b087b7d757d77840170a8c1b35e2263b33dbc63c10b085b0b81ca64",
    "metadata": {},
    "name": "InCorsoQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "02d6b3b04a3150a2c80be3f039244ac2";

export default node;
