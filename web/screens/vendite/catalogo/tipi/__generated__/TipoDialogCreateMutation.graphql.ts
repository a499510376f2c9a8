/**
 * @generated SignedSource<<99c41495fefe7d396dfede3d28466afc>>
 * @relayHash db93e1080f9396f23c2d1fbe0b3291ae
 * @lightSyntaxTransform
 * @codegen-command: npm run gen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 7246250de8f155bbceda02e1458fd5bf2d64a77c08d3c5ce5b1ad7fb715f2820

import type { ConcreteRequest } from 'relay-runtime';
export type FormaDisegno = "ARCO" | "BATTENTE" | "LIBERA" | "PORTA" | "SCORREVOLE" | "TONDO" | "VASISTAS";
export type CreateTipoSerramentoInput = {
  accessori?: ReadonlyArray<number> | null;
  altezzaMax?: number | null;
  altezzaMin?: number | null;
  ante?: number | null;
  aperture?: ReadonlyArray<number> | null;
  conTelaio?: boolean | null;
  disegno?: FormaDisegno | null;
  immagine?: FileInput | null;
  larghezzaMax?: number | null;
  larghezzaMin?: number | null;
  nome: string;
  removeImmagine?: boolean | null;
  ritirato?: boolean | null;
};
export type FileInput = {
  base64?: string | null;
  nome?: string | null;
};
export type TipoDialogCreateMutation$variables = {
  input: CreateTipoSerramentoInput;
};
export type TipoDialogCreateMutation$data = {
  readonly createTipoSerramento: {
    readonly errors: ReadonlyArray<{
      readonly code: string;
      readonly field: string | null;
      readonly message: string;
    }>;
    readonly tipo: {
      readonly pk: number;
    } | null;
  };
};
export type TipoDialogCreateMutation = {
  response: TipoDialogCreateMutation$data;
  variables: TipoDialogCreateMutation$variables;
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
    "name": "TipoDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTipoSerramentoPayload",
        "kind": "LinkedField",
        "name": "createTipoSerramento",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TipoInCatalogo",
            "kind": "LinkedField",
            "name": "tipo",
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
    "name": "TipoDialogCreateMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": "CreateTipoSerramentoPayload",
        "kind": "LinkedField",
        "name": "createTipoSerramento",
        "plural": false,
        "selections": [
          {
            "alias": null,
            "args": null,
            "concreteType": "TipoInCatalogo",
            "kind": "LinkedField",
            "name": "tipo",
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
    "id": "7246250de8f155bbceda02e1458fd5bf2d64a77c08d3c5ce5b1ad7fb715f2820",
    "metadata": {},
    "name": "TipoDialogCreateMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "eacd62f36ddf71ff5e0866fb65006460";

export default node;
