/**
 * @generated SignedSource<<9bfd957582793b2d43f86e8638308700>>
 * @relayHash 3cb7f2580e761e286b74a232a8bd0ed8
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 06f31370efb307fe9a2e548f4abb9f4f0015e880cbf231dd19b8d3c38ad6aea0

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SensoApertura = "ANTA_RIBALTA_DESTRA" | "ANTA_RIBALTA_SINISTRA" | "DESTRA" | "FISSA" | "RIBALTA" | "SCORREVOLE" | "SINISTRA";
export type UpdateTipoAperturaInput = {
  immagine?: FileInput | null;
  nome?: string | null;
  pk: number;
  removeImmagine?: boolean | null;
  ritirato?: boolean | null;
  senso?: SensoApertura | null;
  versione?: number | null;
};
export type FileInput = {
  base64?: string | null;
  nome?: string | null;
};
export type AperturaDialogUpdateMutation$variables = {
  input: UpdateTipoAperturaInput;
};
export type AperturaDialogUpdateMutation$data = {
  readonly updateTipoApertura: {
    readonly apertura: {
      readonly " $fragmentSpreads": FragmentRefs<"AperturePage_apertura">;
    } | null;
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
  };
};
export type AperturaDialogUpdateMutation = {
  response: AperturaDialogUpdateMutation$data;
  variables: AperturaDialogUpdateMutation$variables;
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
v2 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "id",
    "storageKey": null
  },
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
    "name": "senso",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "immagine",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "ritirato",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "versione",
    "storageKey": null
  },
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "usi",
    "storageKey": null
  }
],
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
    "name": "AperturaDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTipoAperturaPayload",
        "kind": "LinkedField",
        "name": "updateTipoApertura",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AperturaInCatalogo",
            "kind": "LinkedField",
            "name": "apertura",
            "plural": false,
            "selections": [
              {
                "kind": "InlineDataFragmentSpread",
                "name": "AperturePage_apertura",
                "selections": (v2/*:: as any*/),
                "args": null,
                "argumentDefinitions": []
              }
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
    "name": "AperturaDialogUpdateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "UpdateTipoAperturaPayload",
        "kind": "LinkedField",
        "name": "updateTipoApertura",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "AperturaInCatalogo",
            "kind": "LinkedField",
            "name": "apertura",
            "plural": false,
            "selections": (v2/*:: as any*/),
            "storageKey": null
          },
          (v3/*:: as any*/)
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "06f31370efb307fe9a2e548f4abb9f4f0015e880cbf231dd19b8d3c38ad6aea0",
    "metadata": {},
    "name": "AperturaDialogUpdateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "c50c71608b177bc75a9e9de6213322ad";

export default node;
