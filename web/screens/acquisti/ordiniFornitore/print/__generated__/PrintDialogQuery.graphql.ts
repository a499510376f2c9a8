/**
 * @generated SignedSource<<ebe586e221730f45f731e35b33c1e51f>>
 * @relayHash ee8f60cf6d53391c9add3ee3cee4cf7a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 283f7e0aad262c558ec9c92b1014f6fb901cb219f8da2ce22a3b2b35aa638f1a

import type { ConcreteRequest } from 'relay-runtime';
export type StatoJob = "ANNULLATO" | "COMPLETATO" | "FALLITO" | "IN_CODA" | "IN_CORSO";
export type PrintDialogQuery$variables = {
  pk: number;
};
export type PrintDialogQuery$data = {
  readonly job: {
    readonly errori: unknown | null;
    readonly file: string | null;
    readonly progresso: number;
    readonly stato: StatoJob;
  } | null;
};
export type PrintDialogQuery = {
  response: PrintDialogQuery$data;
  variables: PrintDialogQuery$variables;
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
    "kind": "Variable",
    "name": "pk",
    "variableName": "pk"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "stato",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "progresso",
  "storageKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "errori",
  "storageKey": null
},
v5 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "file",
  "storageKey": null
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PrintDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Query",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PrintDialogQuery",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "Job",
        "kind": "LinkedField",
        "name": "job",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          (v4/*:: as any*/),
          (v5/*:: as any*/),
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
    "id": "283f7e0aad262c558ec9c92b1014f6fb901cb219f8da2ce22a3b2b35aa638f1a",
    "metadata": {},
    "name": "PrintDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "2a108b273ea809d6efd4d9749df734c9";

export default node;
