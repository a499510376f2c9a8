/**
 * @generated SignedSource<<a11a0ab73c197c8f7274f0707da85652>>
 * @relayHash 761693c50e4af6e8bc7d69c527894d95
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID f0b4afc6f9261ac79e16297292b201a87ba13c5bf3cbe96bc1c596895c55f0a5

import type { ConcreteRequest } from 'relay-runtime';
export type UpdateCodiceSerramentoInput = {
  categoria?: string | null;
  codice?: string | null;
  forma?: string | null;
  pk: number;
  versione?: number | null;
};
export type ModificaCodiceMutation$variables = {
  input: UpdateCodiceSerramentoInput;
};
export type ModificaCodiceMutation$data = {
  readonly updateCodiceSerramento: {
    readonly codiceSerramento: {
      readonly pk: number;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type ModificaCodiceMutation = {
  response: ModificaCodiceMutation$data;
  variables: ModificaCodiceMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "alias": null,
    "args": [
      {
        "kind": "Variable",
        "name": "input",
        "variableName": "input"
      }
    ],
    "concreteType": "UpdateCodiceSerramentoPayload",
    "kind": "LinkedField",
    "name": "updateCodiceSerramento",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "CodiceSerramento",
        "kind": "LinkedField",
        "name": "codiceSerramento",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "pk",
            "storageKey": null
          }
        ],
        "storageKey": null
      },
      {
        "alias": null,
        "args": null,
        "concreteType": "UserError",
        "kind": "LinkedField",
        "name": "errors",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "code",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "field",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "message",
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
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "ModificaCodiceMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "ModificaCodiceMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "f0b4afc6f9261ac79e16297292b201a87ba13c5bf3cbe96bc1c596895c55f0a5",
    "metadata": {},
    "name": "ModificaCodiceMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "4f4169f4fe3d3a40f25166970f36b6a3";

export default node;
