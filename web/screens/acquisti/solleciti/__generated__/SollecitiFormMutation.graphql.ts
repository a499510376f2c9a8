/**
 * @generated SignedSource<<1d880b8dd2ba35317e47df2916d1abdb>>
 * @relayHash 3f67a9a8d5cba8615b91a5fc1111435a
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 26c4d928dcbd62a69cc27d0fb1d65ba4a900213b9a231b04b481c8cd4e5a7780

import type { ConcreteRequest } from 'relay-runtime';
export type SendSollecitiInput = {
  fornitori: ReadonlyArray<number>;
  forza?: boolean | null;
};
export type SollecitiFormMutation$variables = {
  input: SendSollecitiInput;
};
export type SollecitiFormMutation$data = {
  readonly sendSolleciti: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly esiti: ReadonlyArray<{
      readonly fatto: boolean;
      readonly fornitore: number;
      readonly motivo: string | null;
      readonly nome: string;
    }> | null;
  };
};
export type SollecitiFormMutation = {
  response: SollecitiFormMutation$data;
  variables: SollecitiFormMutation$variables;
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
    "concreteType": "SendSollecitiPayload",
    "kind": "LinkedField",
    "name": "sendSolleciti",
    "plural": false,
    "selections": [
      {
        "alias": null,
        "args": null,
        "concreteType": "EsitoSollecito",
        "kind": "LinkedField",
        "name": "esiti",
        "plural": true,
        "selections": [
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "fornitore",
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
            "name": "fatto",
            "storageKey": null
          },
          {
            "alias": null,
            "args": null,
            "kind": "ScalarField",
            "name": "motivo",
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
    "name": "SollecitiFormMutation",
    "selections": (v1/*:: as any*/),
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "SollecitiFormMutation",
    "selections": (v1/*:: as any*/)
  },
  "params": {
    "id": "26c4d928dcbd62a69cc27d0fb1d65ba4a900213b9a231b04b481c8cd4e5a7780",
    "metadata": {},
    "name": "SollecitiFormMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "fee4fbbf6f97b210b35590ebae4e2845";

export default node;
