/**
 * @generated SignedSource<<a92c404517b1e8ff6b2436452f92e1d8>>
 * @relayHash adafa5bc85e5b7fab71d877c4b29fa44
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 40d870b4fcd61045a113b769c88dd47533d2e1c6483bebc6e566fa31690a4154

import type { ConcreteRequest } from 'relay-runtime';
export type StatoJob = "ANNULLATO" | "COMPLETATO" | "FALLITO" | "IN_CODA" | "IN_CORSO";
export type PrintDialogQuery$variables = {
  pk: number;
};
export type PrintDialogQuery$data = {
  readonly job: {
    readonly errori: ReadonlyArray<{
      readonly message: string;
    }> | null;
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
  "concreteType": "UserError",
  "kind": "LinkedField",
  "name": "errori",
  "plural": true,
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "message",
      "storageKey": null
    }
  ],
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
    "id": "40d870b4fcd61045a113b769c88dd47533d2e1c6483bebc6e566fa31690a4154",
    "metadata": {},
    "name": "PrintDialogQuery",
    "operationKind": "query",
    "text": null
  }
};
})();

(node as any).hash = "11eb4807ec6686119a907c2987563812";

export default node;
