/**
 * @generated SignedSource<<13d2e2bd98b94723323f8b67c3475e6b>>
 * @relayHash 85a77e02a369ec0b999459fbfe4d87ef
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 161a31dc16800e51fbeebe9f7460749fa919e56c81e06e10e8991b903f07c225

import type { ConcreteRequest } from 'relay-runtime';
export type Reparto = "banchi" | "macchine" | "ufficio";
export type CreatePersonaInput = {
  dataFine?: string | null;
  dataInizio: string;
  nome: string;
  reparto: Reparto;
};
export type PersonaDialogCreateMutation$variables = {
  input: CreatePersonaInput;
};
export type PersonaDialogCreateMutation$data = {
  readonly createPersona: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly persona: {
      readonly pk: number;
    } | null;
  };
};
export type PersonaDialogCreateMutation = {
  response: PersonaDialogCreateMutation$data;
  variables: PersonaDialogCreateMutation$variables;
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
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "pk",
  "storageKey": null
},
v3 = {
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
};
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "PersonaDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePersonaPayload",
        "kind": "LinkedField",
        "name": "createPersona",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Persona",
            "kind": "LinkedField",
            "name": "persona",
            "plural": false,
            "selections": [
              (v2/*:: as any*/)
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "PersonaDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreatePersonaPayload",
        "kind": "LinkedField",
        "name": "createPersona",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "Persona",
            "kind": "LinkedField",
            "name": "persona",
            "plural": false,
            "selections": [
              (v2/*:: as any*/),
              {
                "alias": null,
                "args": null,
                "kind": "ScalarField",
                "name": "id",
                "storageKey": null
              }
            ],
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "161a31dc16800e51fbeebe9f7460749fa919e56c81e06e10e8991b903f07c225",
    "metadata": {},
    "name": "PersonaDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "30aedeb1341e10394c375f1ee553b858";

export default node;
