/**
 * @generated SignedSource<<c7258712a645bf8a95845a5918660161>>
 * @relayHash 50c566d381fe2d364603176c5d0022a7
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 62a38f06c2e94c874466828c395b4f82c98c0db47761979d530aa95dbee3aa38

import type { ConcreteRequest } from 'relay-runtime';
export type InProgressQuery$variables = Record<PropertyKey, never>;
export type InProgressQuery$data = {
  readonly jobsInCorso: ReadonlyArray<{
    readonly creatoIl: string;
    readonly descrizione: string;
    readonly pk: number;
    readonly tipo: string;
    readonly utente: string;
  }>;
};
export type InProgressQuery = {
  response: InProgressQuery$data;
  variables: InProgressQuery$variables;
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
    "name": "InProgressQuery",
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
    "name": "InProgressQuery",
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
    "id": "62a38f06c2e94c874466828c395b4f82c98c0db47761979d530aa95dbee3aa38",
    "metadata": {},
    "name": "InProgressQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "de3d082ab8043ecd7d6bd27c8392e1c8";

export default node;
